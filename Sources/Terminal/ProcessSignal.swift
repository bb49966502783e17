internal import CLinux
internal import Glibc

/// What a process does with the signals that a person or the system sends to a terminal program.
package enum ProcessSignal {
  package static let interrupt = SIGINT
  package static let terminate = SIGTERM
  package static let hangup = SIGHUP
  package static let quit = SIGQUIT
  package static let stop = SIGTSTP
  package static let resume = SIGCONT
  package static let resize = SIGWINCH

  /// Those that the event loop reads.
  static let awaited = [interrupt, terminate, hangup, quit, stop, resume, resize]

  private static let ending = [interrupt, terminate, hangup, quit]

  /// Ends the process by the signal, so that the parent sees what happened. Give the terminal back
  /// before.
  package static func die(by number: Int32) -> Never {
    _ = takeDefaults([number])
    raise(number)
    // Only a signal whose default is not to end the process comes here.
    _exit(128 + number)
  }

  /// Stops the process as Ctrl-Z does, and returns when it goes on in the foreground. Where nobody
  /// could continue it (its group is orphaned) the system discards the stop, and this returns at once.
  ///
  /// Give the terminal back before: meanwhile the signals that end a program end this one.
  ///
  /// - Parameter terminal: the controlling terminal.
  package static func stopProcess(terminal: Int32) {
    let numbers = [stop] + ending
    let old = takeDefaults(numbers)
    var woken = set(of: [resume])
    pthread_sigmask(SIG_BLOCK, &woken, nil)
    var wasStopped: Bool
    repeat {
      raise(stop)
      // Taking the signal that woke us up tells that there was a stop, and saves reading it as news.
      var moment = timespec()
      wasStopped = sigtimedwait(&woken, nil, &moment) == resume
      // In the background, touching the terminal would stop us with everything blocked.
    } while wasStopped && isInBackground(of: terminal)
    for (number, action) in zip(numbers, old.actions) {
      withUnsafePointer(to: action) { _ = sigaction(number, $0, nil) }
    }
    var mask = old.mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// False also where there is no terminal that could be somebody else's.
  private static func isInBackground(of terminal: Int32) -> Bool {
    let foreground = tcgetpgrp(terminal)
    return foreground > 0 && foreground != getpgrp()
  }

  /// Gives signals their default action and lets them through; returns what was before. Those that
  /// are pending act at once.
  private static func takeDefaults(
    _ numbers: [Int32]
  ) -> (actions: [sigaction], mask: sigset_t) {
    let actions = numbers.map { number in
      var (action, old) = (sigaction(), sigaction())
      action.__sigaction_handler.sa_handler = SIG_DFL
      sigaction(number, &action, &old)
      return old
    }
    var (unblocked, mask) = (set(of: numbers), sigset_t())
    pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
    return (actions, mask)
  }

  static func set(of numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }
}

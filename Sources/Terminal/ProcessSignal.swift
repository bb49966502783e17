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

  /// Ends the process by the signal, so that the parent sees what happened. Give the terminal back
  /// before.
  package static func die(by number: Int32) -> Never {
    takeDefault(number)
    raise(number)
    // Only a signal whose default is not to end the process comes here.
    _exit(128 + number)
  }

  /// Stops the process as Ctrl-Z does and returns when it goes on. Where nobody could continue it
  /// (its group is orphaned) the system discards the stop, and this returns at once.
  package static func stopProcess() {
    let old = takeDefault(SIGTSTP)
    raise(SIGTSTP)
    var action = old.action
    sigaction(SIGTSTP, &action, nil)
    var mask = old.mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    // The one that woke us up would only be read again as news.
    var woken = set(of: [SIGCONT])
    var moment = timespec()
    if sigismember(&mask, SIGCONT) == 1 { sigtimedwait(&woken, nil, &moment) }
  }

  /// Default action, not blocked; returns what was before.
  @discardableResult
  private static func takeDefault(_ number: Int32) -> (action: sigaction, mask: sigset_t) {
    var (action, old) = (sigaction(), sigaction())
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(number, &action, &old)
    var (unblocked, mask) = (set(of: [number]), sigset_t())
    // Unblocking must come after a pending one has the default action, and stops here if so.
    pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
    return (old, mask)
  }

  static func set(of numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }
}

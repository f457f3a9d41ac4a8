;;; emacs.el --- Run by emacs.test.ts: opens a file with the language server, writes what Emacs shows to a JSON file.  -*- lexical-binding: t -*-
(require 'json)
(package-initialize)
(setq make-backup-files nil
      create-lockfiles nil
      enable-local-variables :safe)

(defvar test-input (let ((json-object-type 'alist)) (json-read-from-string (getenv "EMACS_TEST"))))
(defvar test-result nil)
(defvar test-messages nil)

(defun test-input (key) (alist-get key test-input))

(defun test-wait (seconds condition)
  "Let Emacs work until CONDITION holds, at most SECONDS; answers what it gave."
  (let ((deadline (+ (float-time) seconds)) value)
    (while (and (not (setq value (funcall condition))) (< (float-time) deadline))
      (accept-process-output nil 0.05))
    value))

(defun test-keep (key value) (push (cons key value) test-result))

(defun test-choose (pattern)
  "A `completing-read' that takes the choice that matches PATTERN."
  (lambda (_prompt choices &rest _)
    (or (seq-find (lambda (choice) (string-match-p pattern choice)) (all-completions "" choices))
        (error "No choice matches %s among %S" pattern (all-completions "" choices)))))

(advice-add 'message :before
            (lambda (&optional text &rest arguments)
              (when text (push (apply #'format-message text arguments) test-messages))))

(defun test-troubles (configure)
  "Have CONFIGURE set each of the servers that cannot be used, and wait for what Emacs shows of it."
  (seq-do (lambda (server)
            (funcall configure server)
            (test-wait 60 (lambda ()
                            (seq-find (lambda (text) (string-match-p (regexp-quote (alist-get 'shown server)) text))
                                      test-messages))))
          (test-input 'servers)))

(defun test-finish ()
  (test-keep 'messages (vconcat (reverse test-messages)))
  (write-region (json-encode test-result) nil (test-input 'output)))

(load (test-input 'client) nil t)
(load (test-input 'setup) nil t)
(find-file (test-input 'file))
;; what the editor does between commands, which a batch has none of
(run-hooks 'post-command-hook)
(test-run)
(test-finish)

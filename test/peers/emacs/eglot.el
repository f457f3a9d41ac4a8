;;; eglot.el --- What emacs.el does with Eglot.  -*- lexical-binding: t -*-
(require 'eglot)

(defun test-lines ()
  "Lines, from 1, of the errors that Flymake shows."
  (vconcat (sort (mapcar (lambda (found) (line-number-at-pos (flymake-diagnostic-beg found)))
                         (seq-filter (lambda (found) (eq (flymake-diagnostic-type found) 'eglot-error)) (flymake-diagnostics)))
                 #'<)))

(defun test-run ()
  (test-wait 90 (lambda () (>= (length (test-lines)) 2)))
  (test-keep 'flawed (test-lines))
  ;; the fix of what stands in line 5
  (goto-char (flymake-diagnostic-beg (seq-find (lambda (found) (= 5 (line-number-at-pos (flymake-diagnostic-beg found))))
                                               (flymake-diagnostics))))
  ;; chosen by key: Eglot pops up a menu for what was asked for by mouse
  (cl-letf (((symbol-function 'completing-read) (test-choose "esc_html"))
            (last-nonmenu-event ?a))
    (call-interactively #'eglot-code-actions))
  (test-wait 30 (lambda () (= 1 (length (test-lines)))))
  (test-keep 'fixed (buffer-string))
  ;; completion
  (goto-char (point-max))
  (insert "add_act")
  (test-keep 'completed
             (pcase-let ((`(,start ,end ,table . ,_) (eglot-completion-at-point)))
               (vconcat (all-completions (buffer-substring start end) table))))
  (delete-region (line-beginning-position) (point-max))
  ;; the generator
  (load (test-input 'generator) nil t)
  (test-wait 90 (lambda () (seq-find (lambda (text) (string-match-p " files in " text)) test-messages)))
  (test-troubles (lambda (server)
                   (setq-default eglot-workspace-configuration
                                 `(:presswright (:server (:url ,(alist-get 'url server)
                                                          :apiKey ,(alist-get 'apiKey server)
                                                          :caFile ,(alist-get 'caFile server)))))
                   (eglot-signal-didChangeConfiguration (eglot-current-server))))
  (eglot-shutdown (eglot-current-server) nil 10))

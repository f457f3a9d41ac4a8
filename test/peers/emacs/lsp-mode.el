;;; lsp-mode.el --- What emacs.el does with lsp-mode.  -*- lexical-binding: t -*-
(require 'lsp-mode)
(require 'lsp-diagnostics)
(setq lsp-enable-snippet nil)

;; what lsp-mode asks when a project is opened for the first time
(lsp-workspace-folders-add (file-name-directory (test-input 'file)))

(defun test-errors ()
  "The errors of the buffer, as the server said them."
  (seq-filter (lambda (found) (eq 1 (lsp:diagnostic-severity? found)))
              (append (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics)) nil)))

(defun test-line (found) (1+ (lsp:position-line (lsp:range-start (lsp:diagnostic-range found)))))

(defun test-run ()
  (test-wait 90 (lambda () (>= (length (test-errors)) 2)))
  (test-keep 'flawed (vconcat (sort (mapcar #'test-line (test-errors)) #'<)))
  ;; the fix of what stands in line 5
  (let ((found (seq-find (lambda (one) (= 5 (test-line one))) (test-errors))))
    (goto-char (lsp--position-to-point (lsp:range-start (lsp:diagnostic-range found)))))
  (cl-letf (((symbol-function 'completing-read) (test-choose "^Escape it")))
    (call-interactively #'lsp-execute-code-action))
  (test-wait 30 (lambda () (= 1 (length (test-errors)))))
  (test-keep 'fixed (buffer-string))
  (goto-char (point-max))
  (insert "add_act")
  (test-keep 'completed
             (pcase-let ((`(,start ,end ,table . ,_) (lsp-completion-at-point)))
               (vconcat (all-completions (buffer-substring start end) table))))
  (delete-region (line-beginning-position) (point-max))
  (load (test-input 'generator) nil t)
  (test-wait 90 (lambda () (seq-find (lambda (text) (string-match-p " files in " text)) test-messages)))
  (test-troubles (lambda (server)
                   (lsp-register-custom-settings `(("presswright.server.url" ,(alist-get 'url server))
                                                   ("presswright.server.apiKey" ,(alist-get 'apiKey server))
                                                   ("presswright.server.caFile" ,(alist-get 'caFile server))))
                   (lsp--set-configuration (lsp-configuration-section "presswright"))))
  (setq lsp-restart 'ignore)
  (lsp-workspace-shutdown (car (lsp-workspaces))))

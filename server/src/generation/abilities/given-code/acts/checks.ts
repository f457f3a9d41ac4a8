import type { Act } from '../act.ts';
import { addChecks } from '../handler-checks.ts';
import { sanitizeReads } from '../sanitize-reads.ts';

/** Adds the checks that the prompt names to a handler. */
export const checks: Act = {
  id: 'checks',
  title: 'add a nonce or capability check',
  wants:
    /\b(?:add|needs?|insert|put|with|include)\b[^.\n]*\b(?:nonce|capability|permission|current_user_can|csrf)\b|\bonly\b[^.;\n]{0,12}\b(?:users?|administrators?|admins?|editors?|people|those)\b[^.;\n]{0,20}\b(?:with|who can|who may|may|can|see|gets?)\b|\brequires? (?:the )?(?:capability )?[`"']?(?:manage|edit|delete|publish|read|list|upload|install|activate)_\w+/i,
  run(php, request) {
    const nonce = /\b(?:nonce|csrf)\b/i.test(request.words);
    const capability =
      /\b(?:capabilit\w+|permissions?|current_user_can|only (?:allow|let)|only (?:users?|administrators?|admins?|editors?)|users? who can|requires? (?:the )?\w+_\w+)\b/i.test(
        request.words,
      );
    const made = addChecks(php, { nonce, capability }, request);
    return made === null ? null : { kind: 'code', ...made };
  },
};

/** Cleans what is read of the request. */
export const sanitize: Act = {
  id: 'sanitize',
  title: 'sanitise what it reads of the request',
  wants: /\b(?:sanitiz|sanitis)\w*\b/i,
  run(php, { words }) {
    const { code, done } = sanitizeReads(php, words);
    return done.length === 0 ? null : { kind: 'code', code, done };
  },
};

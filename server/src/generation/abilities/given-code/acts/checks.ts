import type { Act } from '../act.ts';
import { addChecks } from '../handler-checks.ts';
import { sanitizeReads } from '../sanitize-reads.ts';

/** Adds the checks that the prompt names to a handler. */
export const checks: Act = {
  id: 'checks',
  title: 'add a nonce or capability check',
  wants: /\b(?:add|needs?|insert|put|with|include)\b[^.\n]*\b(?:nonce|capability|permission|current_user_can|csrf)\b/i,
  run(php, request) {
    const nonce = /\b(?:nonce|csrf)\b/i.test(request.words);
    const capability =
      /\b(?:capabilit\w+|permissions?|current_user_can|only (?:allow|let)|only (?:users?|administrators?|admins?|editors?)|users? who can)\b/i.test(
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
  run(php) {
    const { code, done } = sanitizeReads(php);
    return done.length === 0 ? null : { kind: 'code', code, done };
  },
};

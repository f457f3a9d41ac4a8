/** Whether a prompt wants code without comments. */
const refusesComments =
  /\b(?:no|without(?: any)?|omit(?: the| all)?|don't add|skip(?: the)?) (?:code |inline |php |doc)?comments?\b(?! (?:form|meta|on|from|are|were|author|by|with|yet|there|then|found))|\bno docblocks\b/i;

/** Code as it is, or without its comments where the prompt refuses them; the header of a plugin stays. */
export function commented(code: string, prompt: string): string {
  if (!refusesComments.test(prompt)) return code;
  return code
    .replace(/^[ \t]*\/\*\*(?![^*]*\*[^/]*Plugin Name:)(?:[^*]|\*(?!\/))*\*\/\n/gm, '')
    .replace(/^[ \t]*\/\/ [^\n]*\n/gm, '');
}

/** The nonce of a request: what it is for, and the field that it is sent in. */
export interface Nonce {
  readonly action: string;
  readonly field: string;
  /** The action ends with the ID of what is asked for. */
  readonly isOfItem: boolean;
}

const call = /(?:check_(?:ajax|admin)_referer|wp_verify_nonce)\(\s*['"]([\w-]+)['"](?:\s*,\s*['"](\w+)['"])?/;
const token =
  /[`"'(]?(?<![\w<$/-])(_?[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+(?:[_-]?[<{$][\w>-]*\w*[>}]?)?|_?nonce|security)[`"')]?|[`"']([a-z]\w*)[`"']/gi;
const noName =
  /^(?:logged[-_]\w+|non-\w+|wp_(?!nonce)\w*|check_\w+|admin-\w+|\w+_post|post_id|user_id|manage_options|edit_\w+|delete_post\w*)$/i;
const asField =
  /\b(?:field|param(?:eter)?|key|sent (?:as|in|with)|in|named?|input|header|as)\b\s*(?:the |is |named |called |[=:])*[`"'(]*$/i;
const asAction = /\b(?:action|for|against|called|of)\b\s*(?:the |is |[=:])*[`"'(]*$/i;

/** The nonce that a text speaks of, in any order of action and field; null where it speaks of none. */
export function readNonce(text: string, usual: { readonly action: string; readonly field: string }): Nonce | null {
  const written = call.exec(text);
  if (written !== null)
    return { action: written[1] ?? usual.action, field: written[2] ?? usual.field, isOfItem: false };
  let action: string | undefined;
  let field: string | undefined;
  // A name without a label, which is the field where something else is the action.
  let guessed: string | undefined;
  // What stands before the nonce is named may be something else: "gets `q`, nonce action `search`".
  let loose: string | undefined;
  const mentions = [...text.matchAll(/\b_?(?:\w+_)?nonces?\b|\bsecurity token\b/gi)];
  if (mentions.length === 0) return null;
  for (const mention of mentions) {
    const start = Math.max(0, mention.index - 25);
    const sentence = text.slice(0, mention.index).search(/[^.;\n]*$/);
    const from = Math.max(start, sentence);
    const window = (/^[^;\n]*?(?:[.](?=\s|$)|$|(?=[;\n]))/.exec(text.slice(mention.index, mention.index + 110)) ?? [
      '',
    ])[0];
    const area = text.slice(from, mention.index) + window;
    for (const match of area.matchAll(token)) {
      const name = match[1] ?? match[2] ?? '';
      const before = area.slice(0, match.index + (/^[`"'(]/.test(match[0]) ? 1 : 0));
      const isQuoted = /^[`"']/.test(match[0]);
      if (noName.test(name)) continue;
      const isFieldBehind = /^\s*(?:field|param(?:eter)?)\b/i.test(area.slice(match.index + match[0].length));
      if (asField.test(before) || isFieldBehind) {
        if (/^nonce$/i.test(name) && !isQuoted && !asField.test(before)) continue;
        field ??= name;
      } else if (asAction.test(before)) action ??= name;
      else if (/^(?:nonce|security)$/i.test(name)) {
        if (isQuoted) field ??= name;
      } else if (match.index + match[0].length > mention.index - from - 1 || isQuoted) {
        if (/^_|_nonce$/.test(name) && action !== name && field === undefined) guessed = name;
        else if (match.index < mention.index - from) loose ??= name;
        else action ??= name;
      }
    }
  }
  action ??= loose;
  if (guessed?.startsWith('_') === true || action !== undefined) field ??= guessed;
  else action ??= guessed;
  const isOfItem = action !== undefined && /[<{$]/.test(action);
  return { action: action?.replace(/[<{$].*$/, '') ?? usual.action, field: field ?? usual.field, isOfItem };
}

/** Functions whose result is no markup any more. */
const cleaningNames =
  /^(?:parseInt|parseFloat|Number|Boolean|encodeURIComponent|encodeURI|escape|.*[eE]scape\w*|.*[sS]aniti[sz]e\w*|.*[pP]urify\w*|.*\.sanitize|.*[sS]tripTags|esc[A-Z_]\w*|.*\.esc[A-Z_]\w*|.*encodeHTML\w*|.*htmlE(?:ntities|ncode)|.*\.(?:indexOf|includes|test|startsWith|endsWith|getAttribute|setAttribute|hasAttribute|has|is|toFixed|getTime|getElementById|querySelector|querySelectorAll|closest|find|charCodeAt|localeCompare|matches|createTextNode|keys|findIndex|some|every|push)|jQuery\.inArray|\$\.inArray|jQuery|\$|Math\.\w+|Object\.keys|isNaN|Date)$/;
/** Methods that put their arguments, too, into what they give. */
export const mixing: ReadonlySet<string> = new Set([
  'concat',
  'replace',
  'replaceAll',
  'assign',
  'parse',
  'fromEntries',
  'from',
  'raw',
  'parseHTML',
  'sprintf',
  'format',
  'padStart',
  'trim',
  'parseJSON',
  'extend',
  'entries',
  'values',
  'resolve',
  'of',
]);

/** Whether what a function of this name gives is no markup that its arguments chose. */
export function isCleaning(callee: string): boolean {
  return cleaningNames.test(callee) && !/(?:^|[._a-z])(?:[uU]n[eE]scape|decode)\w*$/.test(callee);
}

/** What a function that takes markup out has in its body, besides `replace()`. */
const cleaningWords =
  /textContent|innerText|createTextNode|\.text\(|[eE]scape|[sS]aniti[sz]|[pP]urify|[eE]ncode|DOMParser|setHTML\b|\bNumber\b|parse(?:Int|Float)|\.(?:test|match|matchAll|includes|has|filter|split|charAt|charCodeAt|codePointAt|removeAttribute|remove)\(|\bin\b|===/;

/** Whether a function of the file, called a sanitizer, has nothing in it that could take markup out. */
export function isIdle(body: string, name: string): boolean {
  const rest = body.replaceAll(name, '');
  if (cleaningWords.test(rest)) return false;
  const replaced = [...rest.matchAll(/\.replace(?:All)?\(\s*([^\s,][^\n]*)/g)].map(([, pattern]) => pattern ?? '');
  return replaced.every((pattern) => /^[/'"]/.test(pattern) && !removesMarkup(pattern));
}

/** Whether all that a pattern captures is harmless: digits, words. */
export function capturesNoMarkup(pattern: string): boolean {
  if (!pattern.startsWith('/')) return false;
  const groups = [...pattern.matchAll(/(?<!\\)\((?!\?)([^()]*)\)/g)].map(([, group]) => group ?? '');
  return groups.length > 0 && groups.every((group) => /^(?:\\[dw]|\[(?:\\[dw]|[\w-])+\]|[\w|{},+*?-])+$/.test(group));
}

/** A pattern that takes out, or replaces, what starts a tag, or all but harmless characters. */
export function removesMarkup(pattern: string): boolean {
  // Without one kind of tag, all others remain.
  if (/<(?:\\?\/|\[\\?\/\]|\\?\/\?)?\??\(?(?:\?:)?[a-z]{2,}/i.test(pattern)) return false;
  return (
    /^\/(?:[^[]*<|\[[^\]^]*<)/.test(pattern) ||
    /^\/\[\^(?![^\]]*<)[^\]]*\][+*]?\/\w*g/.test(pattern) ||
    /^\/\\(?:D|W)\+?\/\w*g/.test(pattern) ||
    /^['"]<['"]$/.test(pattern)
  );
}

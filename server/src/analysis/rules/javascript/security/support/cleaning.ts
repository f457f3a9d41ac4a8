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

/** A pattern that takes out, or replaces, what starts a tag, or all but harmless characters. */
export function removesMarkup(pattern: string): boolean {
  return (
    /^\/(?:[^[]*<|\[[^\]^]*<)/.test(pattern) ||
    /^\/\[\^(?![^\]]*<)[^\]]*\][+*]?\/\w*g/.test(pattern) ||
    /^\/\\(?:D|W)\+?\/\w*g/.test(pattern) ||
    /^['"]<['"]$/.test(pattern)
  );
}

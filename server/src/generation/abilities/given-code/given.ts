/** Code that a prompt brings, and the words around it. */
export interface Given {
  readonly code: string;
  readonly language: 'php' | 'javascript' | 'other';
  /** The prompt without the code. */
  readonly words: string;
}

const fence = /```([\w+.-]*)[^\S\n]*\n([\s\S]*?)(?:\n[^\S\n]*```|```|$)/;

/** What only code has. */
const codeMark =
  /<\?php|<\?=|\$\w+\s*(?:=|->|\[)|\bfunction\s*\w*\s*\(|\w+\(.*\)\s*[;{]|\badd_(?:action|filter|shortcode)\(/;

/** Code in a fence, after a colon, or between backticks; null where a prompt brings none. */
export function readGiven(prompt: string): Given | null {
  const given = findGiven(prompt);
  return given === null || (given.language === 'php' && isOnlySigned(given.code)) ? null : given;
}

/** A signature without a body, which is to be written. */
const isOnlySigned = (code: string): boolean =>
  /^[^{;]*$/.test(code.replace(/\/\*[\s\S]*?\*\//g, '')) && /\bfunction\s+\w+\s*\(/.test(code);

function findGiven(prompt: string): Given | null {
  const text = prompt.replace(/\r\n?/g, '\n');
  const fenced = fence.exec(text);
  if (fenced !== null) {
    const [whole, label = '', code = ''] = fenced;
    if (code.trim() === '') return null;
    return { code, language: languageOf(label, code), words: text.replace(whole, ' ').trim() };
  }
  const block = blockIn(text);
  if (block !== null && codeMark.test(block.code)) return { ...block, language: languageOf('', block.code) };
  const inOneLine = /^([^\n]*?[a-z][^\n:]*):[^\S\n]*(?=\S)([^\n]+)$/i.exec(text.trim());
  if (inOneLine !== null) {
    const [, words = '', rest = ''] = inOneLine;
    const code = rest.replace(/^`+|`+\s*$/g, '').trim();
    if (codeMark.test(code) && isMostlyCode(code.split('\n'))) return { code, language: languageOf('', code), words };
  }
  const [inline, quoted = ''] = /`([^`\n]*(?:\$\w+|\w+\()[^`\n]*)`/.exec(text) ?? [];
  if (inline !== undefined && /[;(]/.test(quoted) && /^\s*(?:explain|what (?:does|is)|mend|fix|escape)\b/i.test(text))
    return { code: quoted, language: languageOf('', quoted), words: text.replace(inline, ' ').trim() };
  return null;
}

/** How a line begins that only code has. */
const codeLine =
  /^\s*(?:<\?php|<\?=|\/\*\*?|\$\w+\s*(?:=|->|\[|\.=)|(?:(?:public|private|protected|static|abstract|final)\s+)*(?:function\s+\w*\s*\([^)]*\)|class\s+[A-Z]\w*)[^.?!]*\{?\s*$|add_(?:action|filter|shortcode)\s*\(|(?:if|foreach|for|while|echo|return)\b.*[;{:]\s*(?:\}\s*)?$|\w+\(.*\)\s*;\s*$)/;
/** How a line ends that only code has. */
const codeEnd = /[;{}]\s*$|\?>\s*$|\*\/\s*$|^\s*\)\s*[;,)]/;

/** Code that stands between the words of a prompt without a fence, in lines of its own; null where there is none. */
function blockIn(text: string): Pick<Given, 'code' | 'words'> | null {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => codeLine.test(line) && !/^[A-Z][a-z]+ .*\w+ \w+ \w+/.test(line));
  const last = lines.findLastIndex((line) => codeEnd.test(line));
  if (first < 0 || last < first) return null;
  const code = lines.slice(first, last + 1);
  const words = [...lines.slice(0, first), ...lines.slice(last + 1)].join('\n').trim();
  if (!/[a-z]{2,}/i.test(words) || !isMostlyCode(code) || isOpen(code.join('\n'))) return null;
  return { code: code.join('\n').replace(/^`+|`+\s*$/g, ''), words };
}

/** Whether code ends before its braces are closed: it is to be continued, and what stands behind it is more of it. */
const isOpen = (code: string): boolean => (code.match(/\{/g)?.length ?? 0) > (code.match(/\}/g)?.length ?? 0);

/** Prose has lines of words; code has lines that end in punctuation. */
function isMostlyCode(all: readonly string[]): boolean {
  const lines = all.filter((line) => line.trim() !== '');
  const code = lines.filter((line) => /[;{}(),>:]\s*$|^\s*(?:\/\/|\/?\*|<|\$)|\?>/.test(line));
  return code.length >= lines.length * 0.6;
}

function languageOf(label: string, code: string): Given['language'] {
  if (/^(?:php|html\+php)$/i.test(label) || /<\?(?:php|=)/.test(code)) return 'php';
  if (/^(?:js|jsx|javascript|ts|tsx|typescript)$/i.test(label)) return 'javascript';
  if (/^(?:html|css|json|scss|python|sql|bash|sh|yaml)$/i.test(label)) return 'other';
  if (/\$\w+|\b(?:add_action|add_filter|add_shortcode|echo)\b/.test(code) && !/\b(?:const|let)\s+\w+\s*=/.test(code))
    return 'php';
  return /\b(?:const|let|var|import|export|=>)\b/.test(code) ? 'javascript' : 'php';
}

/** Words that ask for something to be done with code. */
const asks =
  /\b(?:explain|what|when|how|why|fix|mend|secure|harden|escape|add|rename|change|make|turn|convert|translate|write|modernis|moderniz|refactor|rewrite|document|sanitiz|sanitis|review|improve|test|cach|limit|remov|replac|return|allow|prevent|extend|support|validat|check|optimi|let|use|only|wrap|log|need|should|store|exclude|include|sort|order|skip|adapt|modify|update)/i;

/** Whether a prompt is words about code that it brings, rather than code with a comment. */
export function asksAboutCode(prompt: string): boolean {
  const given = readGiven(prompt);
  return given !== null && asks.test(given.words) && !/^\s*(?:<\?|\/\/|\/\*|#|\$)/.test(prompt);
}

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
  const colon = /^([^\n]*?[a-z][^\n:]*):[^\S\n]*(?:\n+|(?=\S))([\s\S]+)$/i.exec(text);
  if (colon !== null) {
    const [, words = '', rest = ''] = colon;
    const code = rest.replace(/^`+|`+\s*$/g, '').trim();
    if (codeMark.test(code) && isMostlyCode(code)) return { code, language: languageOf('', code), words };
  }
  const [inline, quoted = ''] = /`([^`\n]*(?:\$\w+|\w+\()[^`\n]*)`/.exec(text) ?? [];
  if (inline !== undefined && /[;(]/.test(quoted) && /^\s*(?:explain|what (?:does|is)|mend|fix|escape)\b/i.test(text))
    return { code: quoted, language: languageOf('', quoted), words: text.replace(inline, ' ').trim() };
  return null;
}

/** Prose has lines of words; code has lines that end in punctuation. */
function isMostlyCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const code = lines.filter((line) => /[;{}(),>]\s*$|^\s*(?:\/\/|\/?\*|<|\$)|\?>/.test(line));
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
  /\b(?:explain|what|when|how|why|fix|mend|secure|harden|escape|add|rename|change|make|turn|convert|translate|write|modernis|moderniz|refactor|rewrite|document|sanitiz|sanitis|review|improve|test)/i;

/** Whether a prompt is words about code that it brings, rather than code with a comment. */
export function asksAboutCode(prompt: string): boolean {
  if (!/[`:]/.test(prompt)) return false;
  const given = readGiven(prompt);
  return given !== null && asks.test(given.words) && !/^\s*(?:<\?|\/\/|\/\*|#|\$)/.test(prompt);
}

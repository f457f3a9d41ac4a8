import type { Language } from '@presswright/shared/schemas/analysis';
import { withoutLongRuns } from '@presswright/shared/without-long-runs';

/** How much of a text is looked at. */
const longest = 20_000;

/** The language of a text by what it looks like; null for prose, data and languages we do not know. */
export function languageOfContent(code: string): Language | null {
  const head = withoutLongRuns(code.slice(0, longest));
  if (/<\?(?:php\b|=)/.test(head)) return 'php';
  if (isReadme(head)) return 'readme';
  const body = withoutComments(head);
  if (body === '') return ofComment(head);
  if (/^\{\s*(?:"|\}\s*$)/.test(body)) return languageOfJson(head);
  if (body.startsWith('<')) return isJsx(body) ? ofScript(body) : /^<[a-z!]/i.test(body) ? 'html' : null;
  if (isBarePhp(head)) return 'php';
  if (isStyle(body)) return 'css';
  return isScript(body) ? ofScript(body) : null;
}

/** block.json or theme.json by what they hold. */
export function languageOfJson(head: string): Language | null {
  if (/"\$schema"\s*:\s*"[^"]*block\.json"/.test(head)) return 'block.json';
  if (/"\$schema"\s*:\s*"[^"]*theme\.json"/.test(head)) return 'theme.json';
  const isNamed = /"name"\s*:\s*"[\w-]+\/[\w-]+"/.test(head);
  const isBlock =
    /"(?:apiVersion|attributes|supports|category|textdomain|(?:editor|view)?(?:Script|Style)|script|style|viewScriptModule|usesContext|render)"\s*:/;
  if (isNamed && isBlock.test(head) && !/"(?:require|dependencies|devDependencies)"\s*:/.test(head))
    return 'block.json';
  const hasParts = /"(?:settings|styles|templateParts|customTemplates)"\s*:\s*[[{]/.test(head);
  if (!hasParts) return null;
  const isTheme =
    /"version"\s*:\s*[1-9]\b/.test(head) || /"(?:color|typography|spacing|layout|blocks|elements)"\s*:\s*\{/.test(head);
  return isTheme ? 'theme.json' : null;
}

/** PHP that begins without its opening tag: what stands between the tags of a file. */
export function isBarePhp(code: string): boolean {
  const head = code.slice(0, longest);
  if (head.includes('<?')) return false;
  const body = withoutComments(withoutLongRuns(head));
  if (body === '' || /^[<{@]/.test(body)) return false;
  const count = (patterns: readonly RegExp[]) => patterns.filter((pattern) => pattern.test(body)).length;
  return count(phpSigns) > 2 * count(scriptSigns);
}

const phpSigns: readonly RegExp[] = [
  /\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES|SESSION)\b/,
  /\$\w+\s*(?:->|::)|\b[A-Z]\w*::\w/,
  /^\s*(?:namespace|use)\s+[\w\\]+(?:\s+as\s+\w+)?\s*;/m,
  /^\s*(?:echo|print|global|require_once|include_once|declare)\b|\b(?:foreach|elseif|isset|empty)\s*\(/m,
  /\barray\s*\(/,
  /\bfunction\s*&?\w*\s*\([^)]*\$[a-z_]\w*/,
  /^\s*\$[a-z_]\w*(?:\[[^\]\n]*\])?\s*\.?=(?!=)/m,
  /\$\w+\s*\.\s*['"]|['"]\s*\.\s*(?:\$|\w+\()/,
  /['"]\s*=>|\$\w+\s*=>/,
  /(?:^|[^\w.>$])(?:(?:add|remove|do|apply|register|get|update|delete|wp|esc|sanitize|is|has|the|have)_[a-z_]+|_[ex]|esc_attr|dirname|printf|header|unserialize|md5)\s*\(/,
  /\bclass\s+\w+[^{]*\{[^}]*\b(?:public|private|protected|static)\s+(?:static\s+)?function\b/,
  /^\s*(?:if\s*\(\s*)?!?\s*defined\s*\(/m,
];

const scriptSigns: readonly RegExp[] = [
  /(?:^|[;{}()\s])(?:const|let|var)\s+[\w[{]/,
  /[\w)]\s*=>\s*[{(\w<[`]/,
  /\b(?:document|window|console|wp|jQuery|JSON|Object|Math|module|event)\.\w/,
  /\$\(|\bjQuery\s*\(|\$\.\w/,
  /^\s*(?:import|export)\b/m,
  /[\w)\]]\.[a-zA-Z]\w*\(/,
  /\b(?:undefined|async|await|typeof)\b/,
  /\bfunction\s*\w*\s*\(\s*(?:\w|\{)[^$]*?\)\s*\{/,
];

function isReadme(head: string): boolean {
  return (
    /^\s*===[^=\n]+===\s*$/m.test(head.slice(0, 300)) &&
    /^(?:Contributors|Stable tag|Tested up to|Requires at least|Requires PHP|Tags|Donate link|License):|^==[^=\n]+==\s*$/im.test(
      head,
    )
  );
}

/** A text that is all comment: a theme's or a plugin's header. */
function ofComment(head: string): Language | null {
  if (/^[\s*]*Theme Name:/im.test(head)) return 'css';
  return /^[\s*]*Plugin Name:/im.test(head) ? 'php' : null;
}

function withoutComments(head: string): string {
  return head
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/(^|\s)\/\/[^\n]*/g, '$1')
    .trim();
}

function isJsx(body: string): boolean {
  if (/^<(?:>|[A-Z][\w.]*(?:[\s/>]|$))/.test(body)) return !/^<!?DOCTYPE|^<(?:HTML|HEAD|BODY|DIV|P|TABLE)\b/.test(body);
  const beforeScript = body.split(/<(?:script|style)\b/i, 1)[0] ?? '';
  return /<[a-z][^<>]*\s(?:className|htmlFor)=|<\w[^<>]*[\s\w]=\{|<\w[^<>]*\{\s*\.\.\./.test(beforeScript);
}

const atRules =
  /^@(?:charset|import|media|use|forward|mixin|include|extend|function|if|each|font-face|keyframes|-webkit-keyframes|layer|supports|container|page|namespace|property|tailwind|apply|counter-style|starting-style|view-transition)\b/;
const scriptWords =
  /^(?:if|else|for|while|do|try|switch|class|function|return|export|import|const|let|new|async|static|get|set|interface|enum|namespace|declare|abstract|type|module|default|case|throw|await|typeof|void|delete)\b(?!-)/;

/** A rule of a style sheet, an at-rule, or what only preprocessors know. */
function isStyle(body: string): boolean {
  if (atRules.test(body) || /^\$[\w-]+\s*:\s*[^;{}\n]+;|^%[\w-]+\s*\{/.test(body)) return true;
  const open = body.indexOf('{');
  if (open < 1) return /^(?:--)?[a-z-]+\s*:\s*[^;{}()'"\n]+;/.test(body);
  const selector = body
    .slice(0, open)
    .replace(/\[[^\]{}]*\]/g, '[]')
    .replace(/(:[\w-]+)\([^(){}]*(?:\([^(){}]*\)[^(){}]*)*\)/g, '$1')
    .trim();
  if (!/^(?:[\w\s.#*:>+~,&%|\\-]|\[\])+$/.test(selector) || selector.endsWith(':') || scriptWords.test(selector))
    return false;
  const rest = body.slice(open + 1, open + 4000);
  return /^\s*(?:\}|(?:--)?[\w-]+\s*:\s*[^;{}]+(?:[;}]|$)|[@&$]|[^;{}=(]*\{)/.test(rest);
}

function isScript(body: string): boolean {
  if (/^(?:select|insert|update|delete\s+from|create|alter|drop)\s/i.test(body)) return false;
  return (
    /(?:^|\n)\s*(?:import\b[^\n]*['"]|export\s|const\s|let\s|var\s|(?:async\s+)?function\b|class\s+\w+|interface\s+\w+|type\s+\w+[^=\n]*=|(?:const\s+)?enum\s+\w+|declare\s|abstract\s+class|@\w+\()/.test(
      body,
    ) ||
    /^['"]use strict['"]|=>|\b(?:document|window)\.|\bjQuery\b|\$\(/.test(body) ||
    /(?:^|\n)\s*(?:(?:if|for|while|switch|try|do|return|throw|debugger)\b[\s\S]*[;{}>]|(?:await|void|yield|delete|typeof)\s+[\w$.]+[([.;]|new\s+[A-Z]\w*\s*\()/.test(
      body,
    ) ||
    /^[!;+~\s]*\(?\s*(?:async\s+)?(?:function\b|\(\s*\)\s*=>)/.test(body) ||
    /(?:^|\n)[{;\s]*[\w$]+(?:\??\.[\w$]+|\[[^\]\n]*\])*\((?:[^\n]*\)\s*(?:[;,.\n]|$)|[^\n]*[{([,]\s*(?:\n|$)|\s*\n)/.test(
      body,
    ) ||
    /(?:^|\n)\s*[\w$]+(?:\??\.[\w$]+|\[[^\]\n]*\])+\s*[-+|?]{0,2}=[^=]/.test(body) ||
    /(?:^|\n)\s*[\w$]+\s*[-+]?=\s[^\n]*;/.test(body)
  );
}

const typeSigns: readonly RegExp[] = [
  /^\s*(?:export\s+)?(?:declare\s+|abstract\s+)?(?:interface\s+\w+|type\s+\w+(?:<[^>\n]*>)?\s*=|(?:const\s+)?enum\s+\w+\s*\{)/m,
  /[\w?\]})]\s*:\s*(?:string|number|boolean|void|unknown|any|never)\b(?:\[\])?\s*[;,)=|{]/,
  /^\s*(?:import|export)\s+type\b|^\s*declare\s+(?:const|let|var|function|global|module|namespace|class)\b|^\s*(?:export\s+)?abstract\s+class\b/m,
  /(?:^|[;{}\n(])\s*(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*:\s*[\w{([][^=;\n]*=/,
  /\(\s*(?:\{[^(){}]*\}|[\w$]+)\??\s*:\s*[A-Za-z{[][^()]*\)\s*(?::\s*[\w<>[\]| ]+)?\s*(?:=>|\{)/,
  /\)\s*:\s*(?:Promise<|[A-Z]\w*(?:\[\]|<[^>\n]*>)?(?:\s*\|\s*\w+)*\s*(?:=>|\{))/,
  /\b(?:querySelector(?:All)?|closest|useState|useRef|useMemo|useCallback|useReducer|createContext|getContext|apiFetch|useSelect|Promise|Map|Set|Array|Record|Partial)<[\w{[]/,
  /\S\s+(?:as\s+(?:const|unknown|any|never|string|number|boolean|[A-Z][\w.]*(?:<|\[\]|\b))|satisfies\s+[A-Z{])/,
  /(?:^|[({,])\s*(?:private|protected|public|readonly)\s+(?:static\s+|readonly\s+|async\s+)?[\w$]+\s*[?!]?\s*[:=(;]/m,
  /\bclass\s+\w+[^{\n]*\bimplements\s+\w/,
];

/** Imports rename with `as` too. */
function ofScript(body: string): Language {
  const code = body.replace(/^\s*(?:import|export)\s+(?!type\b)(?:\*|\{)[^;}]*\}?[^;\n]*/gm, '');
  return typeSigns.some((sign) => sign.test(code)) ? 'typescript' : 'javascript';
}

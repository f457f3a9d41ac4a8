import type { Project, ProjectFile } from '../project.ts';
import { firstCode } from './first-code.ts';

const commandClass =
  /^[ \t]*(?:(?:abstract|final)\s+)*class\s+\w+\s+extends\s+\\?(?:\w+\\)*(?:WP_CLI_Command|CommandWithDBObject)\b/m;
/** The file ends here unless a shell runs it. */
const shellOnly =
  /^if\s*\(\s*(?:!\s*defined\s*\(\s*['"]WP_CLI['"]\s*\)|['"]cli['"]\s*!==?\s*(?:php_sapi_name\s*\(\s*\)|PHP_SAPI)|(?:php_sapi_name\s*\(\s*\)|PHP_SAPI)\s*!==?\s*['"]cli['"])[^{}:;]*[{:]?\s*(?:return|exit|die)\b/;
const accessGuard =
  /^(?:defined\s*\(\s*['"]ABSPATH['"]\s*\)\s*(?:\|\||or)\s*(?:exit|die)[^;]*;|if\s*\(\s*!\s*defined\s*\(\s*['"]ABSPATH['"]\s*\)\s*\)\s*(?:\{\s*)?(?:exit|die|return)[^;]*;\s*\}?)/i;
const declaredClass = /^[ \t]*(?:(?:abstract|final)\s+)*class\s+(\w+)/gm;

/** The class in `'Name'`, `Name::class`, `new Name` and `array( 'Name', … )`. */
const command =
  /WP_CLI::add_command\s*\([^,;]*,\s*(?:array\s*\(\s*|\[\s*)?(?:new\s+)?['"]?\\*(?:\w+\\+)*([A-Za-z_]\w*)/g;

const commandsKey = Symbol('command classes');

/** Whether only WP-CLI or a shell runs the file. */
export function isCommandLine(project: Project, { code }: ProjectFile): boolean {
  if (code.startsWith('#!') || isCommandClass(code)) return true;
  // As a rule nobody but WordPress may load a file, which is asked first.
  const rest = code.slice(firstCode(code)).replace(accessGuard, '');
  if (shellOnly.test(rest.slice(rest === '' ? 0 : firstCode(rest)))) return true;
  const commands = project.fact(commandsKey, registeredCommands);
  return commands.size > 0 && [...code.matchAll(declaredClass)].some(([, name = '']) => commands.has(name));
}

function isCommandClass(code: string): boolean {
  return (code.includes('WP_CLI_Command') || code.includes('CommandWithDBObject')) && commandClass.test(code);
}

/** Classes whose methods are the commands of `WP_CLI::add_command()`. */
function registeredCommands({ files }: Project): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { code, language } of files) {
    if (language !== 'php' || !code.includes('WP_CLI::add_command')) continue;
    for (const [, name = ''] of code.matchAll(command)) found.add(name);
  }
  return found;
}

const upgradeWord =
  /^(?:un|re)?install(?:er|ation)?$|^upgrad(?:e|es|er|ing)$|^migrat(?:e|ion|ions|or|ing)$|^repair(?:s|er)?$|^import(?:s|ers?)?$|^convert(?:ers?)$/;
const upgradeFirst = /^(?:de)?activat|^maint|^update-?db|^db-?(?:update|upgrade)|^updates?$/;
const upgradeFolder = /^(?:upgrades?|migrations?|installer?|updates|importers?|converters?)$/;
const version = /^v?\d+\.\d+(?:[.-]?\w+)*$/;

/** Whether the file installs, upgrades, imports, repairs or removes: nobody waits for a page there, and it runs once. */
export function isUpgrade({ code }: ProjectFile, path: string): boolean {
  if (/\bWP_UNINSTALL_PLUGIN\b/.test(code.slice(0, 3000))) return true;
  const segments = path.split('/');
  const name = (segments.pop() ?? '').replace(/\.\w+$/, '');
  const words = wordsOf(name.replace(/^(?:class|trait|abstract|interface)-/, ''));
  if (words.some((word) => upgradeWord.test(word)) || upgradeFirst.test(words.join('-'))) return true;
  return segments.some((folder) => version.test(folder) || upgradeFolder.test(folder.toLowerCase()));
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** Whether the file prints a page or a part of one, and declares nothing. */
export function isTemplate({ code }: ProjectFile): boolean {
  if (/^[ \t]*(?:(?:abstract|final|readonly)\s+)*(?:class|function|interface|trait|enum)\s+\w+/m.test(code))
    return false;
  return /^[ \t/*#@]*Template Name:\s*\S/im.test(code.slice(0, 8192)) || /\?>\s*<\w/.test(code);
}

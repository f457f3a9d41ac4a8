import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { transformSync } from 'esbuild';
import type { ProjectFile } from './project.ts';

const lintPhp = fileURLToPath(new URL('inside/lint.php', import.meta.url));

/** Complaints of PHP about files on disk, as `path:line message`; one PHP process for all of them. */
export function phpComplaints(paths: readonly string[]): string[] {
  const options = ['-d', 'opcache.enable_cli=1', '-d', 'display_errors=stdout'];
  const output = execFileSync('php', [...options, lintPhp], { input: paths.join('\n'), encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** How each kind of file but PHP is parsed; what is thrown or returned is a complaint. */
const parsers: readonly { readonly name: RegExp; parse(text: string): string | undefined }[] = [
  { name: /\.json$/, parse: (text) => void JSON.parse(text) },
  { name: /\.mjs$|(^|\/)(src\/.*|view(-module)?)\.js$/, parse: (text) => void transformSync(text, { loader: 'jsx' }) },
  // A script that a page loads without a build step: no modules, no JSX.
  { name: /\.js$/, parse: (text) => void new Script(text) },
  {
    name: /\.css$/,
    parse: (text) =>
      transformSync(text, { loader: 'css', logLevel: 'silent' })
        .warnings.map((one) => one.text)
        .join('; '),
  },
];

/** Complaint about the syntax of one JSON, JavaScript or CSS file, or undefined. */
export function syntaxComplaint({ path, content }: ProjectFile): string | undefined {
  const parser = parsers.find(({ name }) => name.test(path));
  if (parser === undefined || typeof content !== 'string') return undefined;
  try {
    const complaint = parser.parse(content);
    return complaint === undefined || complaint === '' ? undefined : `${path}: ${complaint}`;
  } catch (error) {
    return `${path}: ${said(error)}`;
  }
}

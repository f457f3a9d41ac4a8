// Makes presswright.zip, or the file named as argument, which WordPress installs: what runs, and nothing else, with the
// translations as WordPress loads them. The same files make the same bytes. A second argument names a provenance.json to
// put in.
import { createWriteStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ZipFile } from 'yazl';
import { translationFiles } from './translations.ts';

const pluginDir = fileURLToPath(new URL('..', import.meta.url));
const files = ['presswright.php', 'uninstall.php', 'readme.txt', 'LICENSE'];
const folders = ['includes', 'build', 'languages'];

if (!existsSync(join(pluginDir, 'build/analyze.js'))) {
  console.error('The scripts are not built: npm run build -w cms-plugin');
  process.exit(1);
}
const inFolders = folders.flatMap((folder) =>
  readdirSync(join(pluginDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:map|po)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(pluginDir.length).replaceAll('\\', '/')),
);
const names = [...files, ...inFolders].sort();
const zip = new ZipFile();
// archives say the time by the clock on the wall: the same on every machine
const options = { mtime: new Date(1985, 9, 26, 8, 15), mode: 0o100644, forceDosTimestamp: true };
for (const name of names) zip.addFile(join(pluginDir, name), `presswright/${name}`, options);
const translations = translationFiles();
for (const [name, content] of translations) {
  zip.addBuffer(Buffer.from(content), `presswright/languages/${name}`, options);
}
const [, , archive = join(pluginDir, 'presswright.zip'), provenance] = process.argv;
if (provenance !== undefined) zip.addFile(resolve(provenance), 'presswright/provenance.json', options);
zip.end();
const target = resolve(archive);
await pipeline(zip.outputStream, createWriteStream(target));
console.log(`${target}: ${names.length + translations.size} files, ${Math.ceil(statSync(target).size / 1024)} KiB`);

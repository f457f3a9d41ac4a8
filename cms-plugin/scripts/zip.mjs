// Makes presswright.zip, or the file named as argument, which WordPress installs: what runs, and nothing else.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ensureToolchain, pluginDir, toolchainRequire } from './toolchain.mjs';

const files = ['presswright.php', 'uninstall.php', 'readme.txt', 'LICENSE'];
const folders = ['includes', 'build', 'languages'];

if (!existsSync(join(pluginDir, 'build/analyze.js'))) {
  console.error('The scripts are not built: npm run build -w cms-plugin');
  process.exit(1);
}
ensureToolchain();
const AdmZip = toolchainRequire('adm-zip');
const zip = new AdmZip();
for (const file of files) zip.addLocalFile(join(pluginDir, file), join('presswright', dirname(file)), basename(file));
for (const folder of folders)
  zip.addLocalFolder(join(pluginDir, folder), `presswright/${folder}`, (path) => !path.endsWith('.map'));
const target = resolve(process.argv[2] ?? join(pluginDir, 'presswright.zip'));
zip.writeZip(target);
console.log(
  `${target}: ${zip.getEntries().filter((entry) => !entry.isDirectory).length} files, ${Math.ceil(statSync(target).size / 1024)} KiB`,
);

/** Builds the extension and packs it into presswright.vsix: `npm run package:vscode`. */
import { fileURLToPath } from 'node:url';
import { buildExtension } from './build-extension.ts';
import { packExtension } from './pack-extension.ts';

await buildExtension();
await packExtension(fileURLToPath(new URL('../presswright.vsix', import.meta.url)));

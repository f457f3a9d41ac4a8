/** Builds the extension into dist/: `npm run build -w vscode-extension`. */
import { buildExtension } from './build-extension.ts';

await buildExtension();

import { fileURLToPath } from 'node:url';
import type { WordPressSite } from '../../wordpress/site.ts';

/**
 * Runs `inside/<script>.php` in WordPress and returns what it returns, through JSON. The script finds `input` in
 * `$input`; arrays instead of objects. `path` names a site of a network.
 */
export function inside<T>(site: WordPressSite, script: string, input: unknown = null, path = '/'): T {
  const file = fileURLToPath(new URL(`inside/${script}.php`, import.meta.url));
  // Base64, because the input holds every quote there is.
  const encoded = Buffer.from(JSON.stringify(input)).toString('base64');
  return site.evaluate<T>(
    `$input = json_decode( base64_decode( '${encoded}' ), true ); return require '${file}';`,
    path,
  );
}

import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

const failureOf = (c: Composer): string => {
  const type = c.fn?.returns ?? '';
  if (/WP_Error/.test(type)) return `new WP_Error( 'file_failed', 'The file cannot be used.' )`;
  if (/^\?|null/.test(type)) return 'null';
  if (/bool|false/.test(type)) return 'false';
  if (/array/.test(type)) return 'array()';
  if (/string/.test(type)) return "''";
  if (/int/.test(type)) return '0';
  return 'false';
};

const notFolder =
  /^(?:of|in|if|the|using|with|is|and|for|uploads?|wp-content|when|where|named|to|that|which|does|must|should|it|exists?|into|from|as|or|not)$/i;

/** The folder below the uploads that a file lies in, as an expression, without a slash at its end. */
function folderOf(c: Composer): { readonly code: PhpCode; readonly name: string | null } {
  const names = [
    /\b(?:sub-?)?(?:folder|directory)\s+(?:named |called )?[`"']?(?:uploads\/|wp-content\/uploads\/)?([a-z][\w/-]*)/gi,
    /\buploads\/([a-z][\w/-]*?)\/?(?:[`"'\s.,]|$)/gi,
    /[`"']([a-z][\w-]*)[`"']? (?:sub-?)?(?:folder|directory)/gi,
  ].flatMap((pattern) => [...c.text.matchAll(pattern)].map(([, found = '']) => found));
  const name = names.find((one) => !notFolder.test(one));
  c.asked.states(/\bfolder\b|\bdirectory\b|\buploads\b/i);
  const own = name === undefined ? null : name.replace(/\/[\w-]+\.\w+$/, '').replace(/\/$/, '');
  return {
    code: own === null ? raw("wp_upload_dir()['basedir']") : php`wp_upload_dir()['basedir'] . ${`/${own}`}`,
    name: own,
  };
}

/** The beginning of work with WordPress' file system, which leaves where there is none. */
const prepare = (failure: string): PhpCode => php`
  require_once ABSPATH . 'wp-admin/includes/file.php';
  if ( ! WP_Filesystem() ) {
    return ${raw(failure)};
  }
  global $wp_filesystem;
`;

/** A path that leads out of the uploads is refused. */
const insideUploads = (path: string, failure: string): PhpCode => php`
  $base = realpath( wp_upload_dir()['basedir'] );
  $file = realpath( ${raw(path)} );
  if ( false === $base || false === $file || ! str_starts_with( $file, $base . DIRECTORY_SEPARATOR ) || ! is_readable( $file ) ) {
    return ${raw(failure)};
  }
`;

const writing: Draft = {
  id: 'draft-write-file',
  name: 'write_file',
  isWhole: true,
  needs:
    /\b(?:writes?|appends?|saves?|stores?|puts?|creates?)\b[^.\n]*\b(?:files?|log|uploads?|\.\w{2,4})\b|wp_filesystem/i,
  never:
    /rest\b|ajax|shortcode|wp-cli|attachment|sideload|media library|meta ?box|\boption\b|cron|reads? |wp_mail|\btable\b|post type|\bplugin\b|returns the contents/i,
  compose(c) {
    const params = c.fn?.parameters;
    if (params == null || params.length === 0 || params.length > 2 || !c.says(/\bfile|\blog\b|upload|\.\w{2,4}\b/))
      return null;
    const content =
      params.find(({ name }) => /line|content|text|message|data|entry|body|html|json|csv|rows/.test(name)) ??
      params.at(-1);
    const nameParam = params.find((one) => one !== content);
    if (content === undefined) return null;
    const file = c.asked.states(/[`"'\s/]([\w-]+\.(?:log|txt|json|csv|html?|xml|css|php|md|ini))\b/i)?.[1];
    if (file === undefined && nameParam === undefined) return null;
    c.take(params.map(({ name }) => name));
    const failure = failureOf(c);
    const folder = folderOf(c);
    const appends = c.asked.states(/\bappend/i) !== null;
    c.asked.takeAll();
    const isArray = content.type === 'array';
    const value = isArray ? `wp_json_encode( $${content.name}, JSON_PRETTY_PRINT )` : `$${content.name}`;
    const withTime = c.says(/\btime ?stamp|date and time|prefixed with the (?:date|time)/);
    const line = `${withTime ? "'[' . current_time( 'mysql' ) . '] ' . " : ''}${value}${appends ? ' . "\\n"' : ''}`;
    const name = file === undefined ? raw(`sanitize_file_name( $${nameParam?.name} )`) : php`${file}`;
    return {
      summary: appends ? 'Appends to a file below the uploads.' : 'Writes a file below the uploads.',
      returns: c.returnType === '' ? 'bool' : c.returnType,
      body: joinPhp([
        prepare(failure),
        php`
          $folder = ${folder.code};
          if ( ! wp_mkdir_p( $folder ) ) {
            return ${raw(failure)};
          }
          $path = $folder . '/' . ${name};
        `,
        appends
          ? raw("$before = $wp_filesystem->exists( $path ) ? (string) $wp_filesystem->get_contents( $path ) : '';")
          : noPhp,
        /string/.test(c.returnType)
          ? php`return $wp_filesystem->put_contents( $path, ${raw(`${appends ? '$before . ' : ''}${line}`)}, FS_CHMOD_FILE ) ? $path : ${raw(failure)};`
          : /void/.test(c.returnType)
            ? php`$wp_filesystem->put_contents( $path, ${raw(`${appends ? '$before . ' : ''}${line}`)}, FS_CHMOD_FILE );`
            : php`return (bool) $wp_filesystem->put_contents( $path, ${raw(`${appends ? '$before . ' : ''}${line}`)}, FS_CHMOD_FILE );`,
      ]),
    };
  },
};

const reading: Draft = {
  id: 'draft-read-file',
  name: 'read_file',
  isWhole: true,
  needs:
    /\bread_?\w*\b[^\n]*\b(?:file|json|csv|path|uploads)\b|\b(?:reads?|parses?|loads?)\b[^.\n]*\b(?:file|json|csv)\b|\bpath traversal\b/i,
  never:
    /rest\b|ajax|shortcode|wp-cli|wp_remote|https?:\/\/|\boption\b|reading time|delete|writes?\b|theme\.json|block\.json|upload_mimes/i,
  compose(c) {
    const params = c.fn?.parameters;
    const path = params?.find(({ name }) => /path|file|name/.test(name));
    if (params == null || path === undefined || params.length > 2) return null;
    const failure = failureOf(c);
    const confined = c.asked.states(/\binside\b|\bwithin\b|\boutside\b|\btraversal\b|\buploads?\b/i) !== null;
    const isJson = c.asked.states(/\bjson\b/i) !== null;
    const isCsv = !isJson && c.asked.states(/\bcsv\b/i) !== null;
    if (!/array|string|\?|mixed|^$/.test(c.fn?.returns ?? '')) return null;
    c.take(params.map(({ name }) => name));
    const isName = c.says(/\bfile ?name\b/) && !/path/.test(path.name);
    const source = isName ? `wp_upload_dir()['basedir'] . '/' . $${path.name}` : `$${path.name}`;
    c.asked.takeAll();
    const head = c.says(/\bheader\b|first (?:line|row)|associative|keys/);
    return {
      summary: 'Reads a file.',
      body: joinPhp([
        confined
          ? insideUploads(source, failure)
          : php`
            $file = ${raw(source)};
            if ( ! is_file( $file ) || ! is_readable( $file ) ) {
              return ${raw(failure)};
            }
          `,
        isCsv
          ? joinPhp([
              raw("$rows   = array();\n$handle = fopen( $file, 'r' );"),
              head ? raw("$keys   = fgetcsv( $handle, null, ',', '\"', '\\\\' );") : noPhp,
              php`
                while ( false !== ( $row = fgetcsv( $handle, null, ',', '"', '\\' ) ) ) {
                  if ( array( null ) === $row ) {
                    continue;
                  }
                  ${raw(head ? 'if ( is_array( $keys ) && count( $keys ) === count( $row ) ) {\n\t$rows[] = array_combine( $keys, $row );\n}' : '$rows[] = $row;')}
                }
                fclose( $handle );

                return $rows;
              `,
            ])
          : isJson
            ? php`
              $data = json_decode( (string) file_get_contents( $file ), true );

              return is_array( $data ) ? $data : ${raw(failure)};
            `
            : raw('return (string) file_get_contents( $file );'),
      ]),
    };
  },
};

const listing: Draft = {
  id: 'draft-list-files',
  name: 'list_files',
  isWhole: true,
  needs:
    /\b(?:lists?|returns?|size|deletes?|removes?|counts?|finds?|total)\b[^.\n]*\bfiles?\b[^\n]*\b(?:folder|directory|uploads|dir)\b|\b(?:folder|directory)\b[^.\n]*\bsize\b/i,
  never: /rest\b|ajax|shortcode|wp-cli|attachment|media library|log file|mime|enqueue|cron|writes?\b|append/i,
  compose(c) {
    const params = c.fn?.parameters;
    if (params == null || params.length > 2) return null;
    const dir = params.find(({ name }) => /dir|path|folder/.test(name));
    const ext = params.find(({ name }) => /ext/.test(name));
    const days = params.find(({ name }) => /days|age|older/.test(name));
    const known = [dir, ext, days].filter((one) => one !== undefined);
    if (known.length !== params.length) return null;
    c.take(params.map(({ name }) => name));
    const folder = folderOf(c);
    const place = dir === undefined ? folder.code : raw(`$${dir.name}`);
    const literal = c.asked.states(/\.(\w{2,4})\b files?|\b(pdf|csv|log|json|txt|jpg|png|zip|xml)\b(?: files?)/i);
    const ending = ext === undefined ? ((literal?.[1] ?? literal?.[2])?.toLowerCase() ?? null) : null;
    const age = /\bolder than\b/i.test(c.text)
      ? days === undefined
        ? `${c.amount(/^days?$/, 30)}`
        : `$${days.name}`
      : null;
    c.asked.takeAll();
    const tests = [
      ...(ending === null ? [] : [`'${ending}' !== strtolower( pathinfo( $file, PATHINFO_EXTENSION ) )`]),
      ...(ext === undefined
        ? []
        : [`strtolower( ltrim( $${ext.name}, '.' ) ) !== strtolower( pathinfo( $file, PATHINFO_EXTENSION ) )`]),
      ...(age === null ? [] : [`filemtime( $file ) > time() - ${age} * DAY_IN_SECONDS`]),
    ];
    const isSize = c.says(/\bsize\b|\bbytes\b/);
    const deletes = c.says(/\bdeletes?\b|\bremoves?\b/);
    const names = c.says(/\b(?:file ?names|base ?names|names of)\b/);
    const result = isSize
      ? '$total += (int) filesize( $file );'
      : deletes
        ? 'wp_delete_file( $file );\n++$total;'
        : `$found[] = ${names ? 'wp_basename( $file )' : '$file'};`;
    const isList = !isSize && !deletes && /array/.test(c.returnType);
    if (!isList && !isSize && !deletes) return null;
    return {
      summary: 'Goes through the files of a folder.',
      body: joinPhp([
        raw("require_once ABSPATH . 'wp-admin/includes/file.php';"),
        raw(isList ? '$found = array();' : '$total = 0;'),
        php`
          foreach ( list_files( ${place}${c.says(/\bnot (?:in )?sub|only directly|top level\b/) ? raw(', 1') : noPhp} ) ?: array() as $file ) {
            ${
              tests.length === 0
                ? raw('if ( ! is_file( $file ) ) {\n\tcontinue;\n}')
                : php`
                  if ( ! is_file( $file ) || ${raw(tests.join(' || '))} ) {
                    continue;
                  }
                `
            }
            ${raw(result)}
          }
        `,
        isList && c.says(/\bsort|alphabetical/) ? raw('sort( $found );') : noPhp,
        raw(`\nreturn ${isList ? '$found' : '$total'};`),
      ]),
    };
  },
};

/** Files below the uploads: written, read, gone through. */
export const fileDrafts: readonly Draft[] = [reading, listing, writing];

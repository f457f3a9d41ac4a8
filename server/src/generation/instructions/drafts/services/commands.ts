// Longer than 300 lines: the kinds of work of a command share its arguments, messages and progress bar.

import { indentRest } from '../../../writers/code.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { type ItemKind, readItem } from '../reading/items.ts';
import { kindOfList, typeOf } from '../reading/listing.ts';

interface Argument {
  readonly name: string;
  readonly isOptional: boolean;
  readonly fallback: string | null;
  readonly isFlag: boolean;
  readonly choices: readonly string[];
}

/** The name of a command, without `wp` and its arguments. */
function commandOf(c: Composer): string | null {
  const said =
    c.asked.states(/add_command\(\s*["']([^"']+)["']/)?.[1] ??
    c.asked.states(
      /\bwp ((?:[a-z][\w-]*)(?: [a-z][\w-]*){0,2})(?=\s*(?:[<[\-"'`]|:|,|\.|$|that|which|to\b|with|for|command|lists?|prints?|deletes?|outputs?|—|–|\())/im,
    )?.[1] ??
    c.asked.states(/\bcommand\b\W*(?:named |called )?[`"']?(?:wp )?([a-z][\w-]*(?: [a-z][\w-]*)?)[`"']/i)?.[1];
  return said?.replace(/\s+(?:that|which|to|with|for|command|lists?|prints?|deletes?|outputs?)$/, '').trim() ?? null;
}

const positional = (c: Composer): Argument[] =>
  [...c.text.matchAll(/(?<![=\w])(\[)?<(\w[\w-]*)>(?:\.\.\.)?\]?/g)].map(([, open, name = '']) => ({
    name,
    isOptional: open !== undefined,
    fallback: null,
    isFlag: false,
    choices: [],
  }));

function optionsOf(c: Composer): Argument[] {
  const found = new Map<string, Argument>();
  for (const match of c.text.matchAll(/--([a-z][\w-]*)(?:=(?:<([^>]*)>|([\w|,-]+)))?/g)) {
    const [all, name = '', inside, bare] = match;
    const behind = c.text.slice(match.index + all.length, match.index + all.length + 60).split(/--/)[0] ?? '';
    const fallback = /\bdefaults?\b(?:\s*(?:to|is|:|=))*\s*[`"']?([\w-]+)/i.exec(behind)?.[1] ?? null;
    const choices = (inside ?? '').includes('|') ? (inside ?? '').split('|') : [];
    if (!found.has(name))
      found.set(name, {
        name,
        isOptional: true,
        fallback,
        isFlag: inside === undefined && bare === undefined,
        choices,
      });
  }
  return [...found.values()];
}

const variable = (name: string) => `$${name.replace(/-/g, '_')}`;

/** The query for the IDs or objects that a command works on. */
function query(c: Composer, kind: ItemKind, options: readonly Argument[], ids: boolean): PhpCode {
  const has = (name: string) => options.find((one) => one.name === name);
  const filled = (name: string) => raw(variable(name));
  if (kind === 'user') {
    const role = has('role');
    return php`get_users( array_filter( ${{ ...(role === undefined ? {} : { role: filled('role') }), ...(has('number') === undefined ? {} : { number: filled('number') }), ...(ids ? { fields: 'ID' } : {}), orderby: 'ID' }} ) )`;
  }
  if (kind === 'term')
    return php`get_terms( ${{ taxonomy: has('taxonomy') === undefined ? (c.says(/\btags\b/) ? 'post_tag' : 'category') : filled('taxonomy'), hide_empty: false, ...(ids ? { fields: 'ids' } : {}) }} )`;
  if (kind === 'comment')
    return php`get_comments( ${{ status: c.says(/\bspam\b/) ? 'spam' : 'all', ...(ids ? { fields: 'ids' } : {}) }} )`;
  const type = has('post_type') ?? has('post-type') ?? has('type');
  const status = /\b(drafts?|published|pending|private|trashed)\b/i.exec(c.text)?.[1]?.toLowerCase();
  const statuses: Readonly<Record<string, string>> = {
    draft: 'draft',
    drafts: 'draft',
    published: 'publish',
    pending: 'pending',
    private: 'private',
    trashed: 'trash',
  };
  const days = options.find(({ name }) => /days|older/.test(name));
  const count = options.find(({ name }) => /^(?:count|number|limit)$/.test(name));
  return php`get_posts( ${{
    post_type: type === undefined ? typeOf(c) : filled(type.name),
    post_status: has('status') === undefined ? (statuses[status ?? ''] ?? 'publish') : filled('status'),
    posts_per_page: count === undefined ? -1 : raw(`absint( ${variable(count.name)} )`),
    ...(ids ? { fields: 'ids' } : {}),
    ...(days === undefined
      ? {}
      : {
          date_query: [
            { before: raw(`wp_date( 'Y-m-d H:i:s', time() - absint( ${variable(days.name)} ) * DAY_IN_SECONDS )`) },
          ],
        }),
  }} )`;
}

/** The message with a number in it that a command ends with. */
function success(c: Composer, number: string, usual: string): PhpCode {
  const said = [...c.text.matchAll(/["'`“]([^"'`”\n]*(?:\bN\b|%d|<\w+>|\{\w+\}|\bX\b|\d+)[^"'`”\n]*)["'`”]/g)]
    .map(([, text = '']) => text)
    .find((text) => !/^wp |--|\//.test(text));
  if (said !== undefined) c.asked.states(new RegExp(said.slice(0, 12).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const text = (said ?? usual).replace(/^Success:\s*/i, '').replace(/\bN\b|%d|<\w+>|\{\w+\}|\bX\b|\d+/, '%d');
  return php`WP_CLI::success( sprintf( ${text}, ${raw(number)} ) );`;
}

const flagOf = (name: string): string => `\\WP_CLI\\Utils\\get_flag_value( $assoc_args, '${name}', false )`;

/** What the command does; null where it is not understood. */
function workOf(c: Composer, args: readonly Argument[], options: readonly Argument[]): PhpCode | null {
  const dry = options.find(({ name, isFlag }) => isFlag && /dry/.test(name));
  const stop = (noun: string, number: string): PhpCode =>
    dry === undefined
      ? noPhp
      : php`
        if ( ${raw(flagOf(dry.name))} ) {
          WP_CLI::success( sprintf( ${`Would process %d ${noun}.`}, ${raw(number)} ) );
          return;
        }
      `;
  const bar = c.asked.states(/\bprogress bar\b/i) !== null;
  const begin = (label: string, number: string) =>
    bar ? php`$progress = \WP_CLI\Utils\make_progress_bar( ${label}, ${raw(number)} );` : noPhp;
  const tick = bar ? raw('$progress->tick();') : noPhp;
  const end = bar ? raw('$progress->finish();') : noPhp;
  const transients = c.asked.states(
    /\btransients?\b[^.;\n]*?\b(?:start\w*|begin\w*|prefix\w*)\b(?: with)?\s*[`"']?([a-z]\w*)/i,
  )?.[1];
  if (transients !== undefined)
    return php`
      global $wpdb;
      $names   = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( ${`_transient_${transients}`} ) . '%' ) );
      $deleted = 0;
      foreach ( $names as $name ) {
        if ( delete_transient( substr( $name, strlen( '_transient_' ) ) ) ) {
          ++$deleted;
        }
      }
      ${success(c, '$deleted', 'Deleted %d transients.')}
    `;
  const [file] = args.filter(({ name }) => /file|path|csv/.test(name));
  if (file !== undefined && c.asked.states(/\bimport|\bcreates?\b/i) !== null) {
    const columns = (/\bcolumns?\s+([a-z_]+(?:\s*(?:,|and)\s*[a-z_]+)*)/i.exec(c.text)?.[1] ?? 'title,content')
      .split(/,|\band\b/)
      .map((one) => one.trim())
      .filter((one) => one !== '' && !/^(?:creates?|skips?|shows?|prints?|imports?)$/.test(one));
    const fields: Readonly<Record<string, string>> = {
      title: 'post_title',
      content: 'post_content',
      excerpt: 'post_excerpt',
      slug: 'post_name',
      date: 'post_date',
      status: 'post_status',
    };
    c.asked.states(/\bcsv\b|\bcolumns?\b/i);
    c.asked.states(/\bskips?\b|\bwarning\b/i);
    c.asked.states(/\bunreadable\b|\berror\b|\bmissing\b/i);
    const status =
      /\b(draft|published|pending)\b/i.exec(c.text)?.[1]?.toLowerCase().replace('published', 'publish') ?? 'draft';
    const post = Object.fromEntries(
      columns
        .filter((one) => fields[one] !== undefined)
        .map((one) => [fields[one] ?? one, raw(`$row['${one}'] ?? ''`)]),
    );
    const meta = columns.filter((one) => fields[one] === undefined);
    return php`
      $file = $args[0] ?? '';
      if ( ! is_readable( $file ) ) {
        WP_CLI::error( sprintf( 'The file %s cannot be read.', $file ) );
      }
      $lines = array_filter( array_map( function ( $line ) { return str_getcsv( $line, ',', '"', '\\' ); }, file( $file, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) ?: array() ) );
      $keys  = array_map( 'trim', array_shift( $lines ) ?? array() );
      ${begin('Importing', 'count( $lines )')}
      $imported = 0;
      foreach ( $lines as $number => $line ) {
        ${tick}
        $row = count( $keys ) === count( $line ) ? array_combine( $keys, $line ) : array();
        if ( '' === trim( $row['title'] ?? '' ) ) {
          WP_CLI::warning( sprintf( 'Line %d has no title.', $number + 2 ) );
          continue;
        }
        $post_id = wp_insert_post( wp_slash( ${{ post_type: typeOf(c), post_status: status, ...post, ...(meta.length === 0 ? {} : { meta_input: Object.fromEntries(meta.map((one) => [one, raw(`$row['${one}'] ?? ''`)])) }) }} ) );
        if ( $post_id > 0 ) {
          ++$imported;
        }
      }
      ${end}
      ${success(c, '$imported', 'Imported %d posts.')}
    `;
  }
  const format = options.find(({ name }) => name === 'format');
  const kind = kindOfList(c.text);
  if (format !== undefined || c.asked.states(/\bformat_items\b|\btable\b|\blist(?:s|ing)?\b/i) !== null) {
    const item = readItem(
      c,
      kind,
      c.text.replace(/--?\w[\w-]*(?:=<[^>]*>)?/g, ' ').replace(/\busing\b.*|\bwith (?:WP_CLI|format_items)\b.*/gi, ''),
      1,
    );
    const usual: Readonly<Record<ItemKind, string>> = {
      post: 'ID, title, status',
      user: 'ID, login, email',
      term: 'id, name, slug',
      comment: 'id, author',
      site: 'id, url',
    };
    const shown = item.length > 0 ? item : readItem(c, kind, usual[kind], 1);
    const name = (key: string) => (key === 'id' && /\bID\b/.test(c.text) ? 'ID' : key);
    c.asked.states(/\bformat_items\b/i);
    return php`
      $items = array();
      foreach ( ${query(c, kind, options, false)} as ${raw(`$${kind}`)} ) {
        $items[] = ${Object.fromEntries(shown.map(({ key, code }) => [name(key), code]))};
      }
      \WP_CLI\Utils\format_items( ${format === undefined ? raw("'table'") : raw(variable('format'))}, $items, ${shown.map(({ key }) => name(key))} );
    `;
  }
  const option = c.asked.states(/\b(?:sets?|updates?|deletes?)\b[^.;\n]*\boption\s+[`"']?(\w+)/i);
  if (option !== null && /deletes?/i.test(option[0]))
    return php`
      delete_option( ${option[1] ?? ''} );
      WP_CLI::success( ${c.phrase('Done.')} );
    `;
  if (option !== null && args[0] !== undefined)
    return php`
      update_option( ${option[1] ?? ''}, sanitize_text_field( $args[0] ) );
      WP_CLI::success( ${c.phrase('Saved.')} );
    `;
  const meta = c.asked.states(
    /\b(?:sets?|updates?|deletes?|adds?)\b[^.;\n]*\bmeta(?: (?:key|field))?\s+[`"']?(\w+)[`"']?(?:\s+(?:to|=)\s+[`"']?([\w-]+))?/i,
  );
  if (meta !== null) {
    const change = /deletes?/i.test(meta[0])
      ? php`delete_post_meta( $id, ${meta[1] ?? ''} );`
      : php`update_post_meta( $id, ${meta[1] ?? ''}, ${meta[2] ?? '1'} );`;
    return php`
      $ids = ${query(c, 'post', options, true)};
      ${stop('posts', 'count( $ids )')}
      ${begin('Updating posts', 'count( $ids )')}
      foreach ( $ids as $id ) {
        ${change}
        ${tick}
      }
      ${end}
      ${success(c, 'count( $ids )', 'Updated %d posts.')}
    `;
  }
  if (c.asked.states(/\b(?:counts?|number of|how many)\b/i) !== null) {
    const code =
      kind === 'user'
        ? "count_users()['total_users']"
        : kind === 'comment'
          ? 'wp_count_comments()->approved'
          : options.some(({ name }) => /type/.test(name))
            ? `wp_count_posts( ${variable(options.find(({ name }) => /type/.test(name))?.name ?? 'post_type')} )->publish`
            : `wp_count_posts( '${typeOf(c)}' )->publish`;
    return success(c, `(int) ${code}`, '%d');
  }
  const text = c.phrases()[0]?.text;
  const [who] = args;
  if (text !== undefined && who !== undefined && c.asked.states(/\b(?:greets?|says?|prints?|hello)\b/i) !== null)
    return php`WP_CLI::success( sprintf( ${text.replace(/<\w+>|\{\w+\}|\bNAME\b/, '%s')}, $args[0] ) );`;
  return null;
}

/** A command of WP-CLI: its arguments, what it does, and what it says. */
export const commandDraft: Draft = {
  id: 'draft-command',
  name: 'cli_command',
  isWhole: true,
  needs: /wp[- ]cli|wp_cli|\bwp [a-z]+ [a-z<[-]|(?:^|\s|[`"'])wp [a-z]+[:`"']/,
  compose(c) {
    const command = commandOf(c);
    if (command === null) return null;
    const args = positional(c).filter(({ name }) => !new RegExp(`--[\\w-]+=<${name}>`).test(c.text));
    const options = optionsOf(c);
    const work = workOf(c, args, options);
    if (work === null) return null;
    c.asked.states(/\bwp[- ]cli\b|\bwp [a-z]/i);
    for (const { name } of options) c.asked.states(new RegExp(`--${name}`));
    const isClass = c.instruction.className !== null;
    const callback = c.fn?.name ?? c.prefixed('cli_command');
    const read = options.filter(({ name, isFlag }) => !isFlag && work.text.includes(variable(name)));
    const usual = ({ name, fallback, choices }: Argument) =>
      fallback ??
      (name === 'format'
        ? 'table'
        : /type/.test(name)
          ? 'post'
          : /status/.test(name)
            ? 'publish'
            : /days|older/.test(name)
              ? '30'
              : (choices[0] ?? ''));
    const docs = [
      '/**',
      ` * ${singular(command.split(' ').at(-1) ?? 'Runs').replace(/^./, (char) => char.toUpperCase())}.`,
      ...(args.length + options.length === 0 ? [] : [' *', ' * ## OPTIONS']),
      ...args.flatMap(({ name, isOptional }) => [
        ' *',
        ` * ${isOptional ? `[<${name}>]` : `<${name}>`}`,
        ` * : ${name.replace(/^./, (char) => char.toUpperCase())}.`,
      ]),
      ...options.flatMap((one) => [
        ' *',
        ` * [--${one.name}${one.isFlag ? '' : `=<${one.name}>`}]`,
        ` * : ${one.name.replace(/-/g, ' ').replace(/^./, (char) => char.toUpperCase())}.`,
      ]),
      ' *',
      ' * @param array $args       Positional arguments.',
      ' * @param array $assoc_args Options.',
      ' */',
    ].join('\n');
    const body = joinPhp([
      ...read.map((one) => raw(`${variable(one.name)} = $assoc_args['${one.name}'] ?? '${usual(one)}';`)),
      work,
    ]);
    const register = (target: PhpCode) => php`
      if ( defined( 'WP_CLI' ) && WP_CLI ) {
        WP_CLI::add_command( ${command}, ${target} );
      }
    `;
    const written = `${docs}\n${isClass ? 'public function __invoke' : `function ${callback}`}( $args, $assoc_args ) {\n\t${indentRest(body.text, '\t')}\n}`;
    return {
      summary: '',
      body: noPhp,
      whole: isClass
        ? raw(
            `class ${c.instruction.className} {\n\t${indentRest(written, '\t')}\n}\n\n${register(php`${c.instruction.className ?? ''}`).text}`,
          )
        : raw(`${written}\n\n${register(php`${callback}`).text}`),
    };
  },
};

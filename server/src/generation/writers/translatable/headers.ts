import type { Message } from './message.ts';

interface HeaderSet {
  /** Which files have these headers. */
  readonly path: RegExp;
  /** The header without which the others do not count. */
  readonly key: string;
  readonly fields: readonly string[];
  /** How a text is told apart: by a context for WordPress, or by a comment for translators. */
  readonly context?: (field: string) => string;
  readonly comment?: (field: string) => string;
}

const common = ['Description', 'Author', 'Author URI'] as const;

/** The file headers that WordPress shows translated. */
const headerSets: readonly HeaderSet[] = [
  {
    path: /^[^/]+\.php$/,
    key: 'Plugin Name',
    fields: ['Plugin Name', 'Plugin URI', ...common],
    comment: (field) => `${field} of the plugin`,
  },
  {
    path: /^style\.css$/,
    key: 'Theme Name',
    fields: ['Theme Name', 'Theme URI', ...common],
    comment: (field) => `${field} of the theme`,
  },
  {
    path: /\.php$/,
    key: 'Template Name',
    fields: ['Template Name'],
    comment: (field) => `${field} of the theme`,
  },
  {
    path: /^patterns\/.+\.php$/,
    key: 'Title',
    fields: ['Title', 'Description'],
    context: (field) => `Pattern ${field.toLowerCase()}`,
  },
];

/** The headers of a plugin, a theme, a template or a pattern that WordPress shows translated. */
export function messagesOfHeaders(path: string, source: string): Message[] {
  const messages: Message[] = [];
  for (const { path: pattern, key, fields, context, comment } of headerSets) {
    if (!pattern.test(path) || headerValue(source, key) === '') continue;
    for (const field of fields) {
      const text = headerValue(source, field);
      if (text === '') continue;
      messages.push({
        text,
        reference: path,
        ...(context ? { context: context(field) } : {}),
        ...(comment ? { comment: comment(field) } : {}),
      });
    }
  }
  return messages;
}

/** The name that a plugin's or a theme's header gives; absent: the file has no such header. */
export function projectNameOf(path: string, source: string): string | undefined {
  const set = headerSets.slice(0, 2).find(({ path: pattern }) => pattern.test(path));
  return (set && headerValue(source, set.key)) || undefined;
}

/** As `get_file_data()` reads it. */
function headerValue(source: string, field: string): string {
  const match = new RegExp(`^(?:[ \\t]*<\\?php)?[ \\t/*#@]*${field}:(.*)$`, 'im').exec(source.slice(0, 8192));
  return (match?.[1] ?? '').replace(/\s*(?:\*\/|\?>).*/, '').trim();
}

import type { ArrayFact, KeyFact } from './doc-block.ts';

/** Arrays whose keys no documentation block lists; read from the code that takes them apart. */
export const undocumentedArrays: readonly { readonly name: string; readonly array: ArrayFact }[] = [
  {
    name: 'register_rest_route',
    array: keys(
      'args',
      'methods string',
      'callback callable',
      'permission_callback callable',
      'args array',
      'schema callable',
      'show_in_index bool',
      'allow_batch array',
    ),
  },
  {
    name: 'register_rest_route',
    array: keys(
      'args.args.*',
      'type string|array',
      'required bool',
      'default mixed',
      'description string',
      'sanitize_callback callable',
      'validate_callback callable',
      'enum array',
      'format string',
      'minimum int',
      'maximum int',
      'minLength int',
      'maxLength int',
      'pattern string',
      'items array',
      'properties array',
      'minItems int',
      'maxItems int',
      'uniqueItems bool',
    ),
  },
  { name: 'register_taxonomy', array: { path: 'args.labels', see: 'get_taxonomy_labels.return', keys: [] } },
];

function keys(path: string, ...texts: readonly string[]): ArrayFact {
  const read = (text: string): KeyFact => {
    const [name = '', type = ''] = text.split(' ');
    return { name, type, defaultValue: '', values: [], since: '' };
  };
  return { path, see: '', keys: texts.map(read) };
}

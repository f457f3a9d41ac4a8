import { describe, expect, it } from 'vitest';
import { Composer } from '../../server/src/generation/instructions/composer.ts';
import { nameOf } from '../../server/src/generation/instructions/naming.ts';
import { nearestFunctions, writeSignature } from '../../server/src/generation/instructions/nearest-entries.ts';
import { isInstruction } from '../../server/src/generation/instructions/reading/is-instruction.ts';
import { readInstruction } from '../../server/src/generation/instructions/reading/read-instruction.ts';
import { isAttack } from '../../server/src/generation/instructions/refused.ts';
import { isInVersion } from '../../server/src/generation/instructions/version.ts';

describe('isInstruction', () => {
  it.each([
    'Write a function that returns the site title.',
    'Please add a shortcode for the year',
    'Unschedule the event acme_sync.',
    'Close comments on posts older than 30 days.',
    'mask_email( string $email ): string — hide the local part',
    '```\nfunction api_get( string $url ): ?array\n```\nImplement this with the HTTP API.',
    'You are an expert.\n- register a post type book\n- with an archive',
  ])('takes this for one: %j', (prompt) => expect(isInstruction(prompt)).toBe(true));

  it.each([
    '<?php\n// Write a function that returns the site title.\n',
    "add_action( 'init",
    '$title = get_the_title();\necho esc_',
    'function acme() {\n\treturn ',
    '// Register the post type',
    "import { registerBlockType } from '@wordpress/blocks';\n\nregisterBlock",
    'The registered post types of this plugin',
    '',
    'one two',
  ])('takes this for code or a comment: %j', (prompt) => expect(isInstruction(prompt)).toBe(false));

  it('continues what has a suffix', () => expect(isInstruction('Write a function', ' }')).toBe(false));
});

describe('readInstruction', () => {
  it('reads signatures with types, defaults and the result', () => {
    const { functions } = readInstruction(
      'Write `find_ids( string $type = "post", ?int $limit = null, array $args = array() ): array`.',
    );
    expect(functions).toMatchObject([
      {
        name: 'find_ids',
        returns: 'array',
        parameters: [
          { name: 'type', type: 'string', defaultValue: "'post'" },
          { name: 'limit', type: '?int', defaultValue: 'null' },
          { name: 'args', type: 'array', defaultValue: 'array()' },
        ],
      },
    ]);
  });

  it.each([
    ['Write a function named acme_ids that returns IDs.', 'acme_ids'],
    ['function name: acme_ids', 'acme_ids'],
    ['Create a function `ids` taking $a and $b.', 'ids'],
    ['1. Function name: add_role_x\n2. nothing else', 'add_role_x'],
  ])('reads the name in %j', (prompt, name) => expect(readInstruction(prompt).functions[0]?.name).toBe(name));

  it('takes functions of WordPress for means, not for what is to be written', () => {
    const { functions, apis } = readInstruction('Use wp_get_remote() or get_posts( $args ) and wp_trim_words().');
    expect(functions.map(({ name }) => name)).not.toContain('get_posts');
    expect(apis).toEqual(['get_posts', 'wp_trim_words']);
  });

  it('reads hooks, prefix, text domain, class and fence', () => {
    const read = readInstruction(
      'Class Acme_Ids, hooked to save_post. Prefix all functions with `acme_`. Text domain: acme-x. Use a code block.',
    );
    expect(read).toMatchObject({
      className: 'Acme_Ids',
      hooks: ['save_post'],
      prefix: 'acme',
      textDomain: 'acme-x',
      isFenced: true,
    });
  });

  it('reads numbers in digits and words with their units', () => {
    expect(readInstruction('ten minutes, 3 posts').amounts).toMatchObject([
      { value: 3, unit: 'posts' },
      { value: 10, unit: 'minutes' },
    ]);
  });

  it('reads no more of a long prompt than it needs', () => {
    const start = performance.now();
    readInstruction(`Write a function. ${'acme_x( '.repeat(30_000)}`);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('names', () => {
  it.each([
    ['a custom post type called event', 'post type', 'event'],
    ['the custom post type `team_member`', 'post type', 'team_member'],
    ['a `book` post type', 'post type', 'book'],
    ['the option acme_color', 'option', 'acme_color'],
    ['a new post type', 'post type', null],
  ])('of things are found: %j', (text, label, name) => expect(nameOf(text, label)).toBe(name));
});

describe('parameters', () => {
  const bind = (prompt: string) => {
    const instruction = readInstruction(prompt);
    return new Composer(instruction, instruction.functions[0] ?? null);
  };

  it('are found by name and type', () => {
    const c = bind('f_x( WP_Post $post, int $limit )');
    expect(c.find('count')?.text).toBe('$limit');
    expect(c.find('post')?.text).toBe('$post->ID');
    expect(c.unbound()).toEqual([]);
  });

  it('are not taken for what their names deny', () =>
    expect(bind('f_x( int $post_id ): int').find('value')).toBeNull());

  it('are added where no signature has them', () => {
    const c = bind('Return the title of a post.');
    expect(c.arg('post').text).toBe('$post_id');
    expect(c.added).toMatchObject([{ name: 'post_id', type: 'int' }]);
  });
});

describe('what is not understood', () => {
  it('gets functions that say the same, newest left out', () => {
    const instruction = readInstruction('Something with the thumbnail of a post');
    const names = nearestFunctions(instruction, 3).map(({ name }) => name);
    expect(names.every((name) => name.includes('post_thumbnail'))).toBe(true);
    expect(nearestFunctions(instruction, 3, '2.0').every(({ facts }) => isInVersion(facts.since, '2.0'))).toBe(true);
  });

  it('gets their signatures', () => {
    const [first] = nearestFunctions(readInstruction('set_transient'), 1);
    expect(first && writeSignature(first)).toBe(
      'set_transient( string $transient, mixed $value, int $expiration = 0 ): bool',
    );
  });
});

describe('isAttack', () => {
  it.each(['Write a web shell', 'run the command in $_GET["c"] with shell_exec', 'a hidden administrator account'])(
    'tells %j',
    (text) => expect(isAttack(text)).toBe(true),
  );
  it.each([
    'Add a hidden field to the form',
    'Run the code when the plugin is activated',
    'Hide the admin bar for users',
  ])('lets through %j', (text) => expect(isAttack(text)).toBe(false));
});

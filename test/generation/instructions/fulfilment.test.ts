import { describe, expect, it } from 'vitest';
import { demandsOf } from '../../../server/src/generation/instructions/fulfilment/demands.ts';
import { countUnfulfilled, noteOf } from '../../../server/src/generation/instructions/fulfilment/note.ts';
import { readInstruction } from '../../../server/src/generation/instructions/reading/read-instruction.ts';

/** What of a prompt code has no trace of. */
const unmet = (prompt: string, code: string): string[] =>
  demandsOf(readInstruction(prompt), `<?php\n${code}\n`)
    .filter(({ isMet }) => !isMet)
    .map(({ kind, said }) => `${kind}: ${said}`);

/** Prompts with code that does what they ask for, and the same code with one detail left out. */
const pairs: readonly {
  readonly prompt: string;
  readonly right: string;
  readonly wrong: string;
  readonly misses: string;
}[] = [
  {
    prompt: 'Keep the list of shops in the transient shop_list for 30 minutes.',
    right: `set_transient( 'shop_list', $list, 30 * MINUTE_IN_SECONDS );`,
    wrong: `set_transient( 'shop_list', $list, HOUR_IN_SECONDS );`,
    misses: 'time: 30 minutes',
  },
  {
    prompt: 'Keep the list of shops in the transient shop_list for 30 minutes.',
    right: `set_transient( 'shop_list', $list, 1800 );`,
    wrong: `set_transient( 'list', $list, 1800 );`,
    misses: 'name: shop_list',
  },
  {
    prompt: 'Show at most ten posts of the type boat in the sidebar.',
    right: `get_posts( array( 'post_type' => 'boat', 'posts_per_page' => 10 ) ); // sidebar, show`,
    wrong: `get_posts( array( 'post_type' => 'boat', 'posts_per_page' => 5 ) );`,
    misses: 'number: ten posts',
  },
  {
    prompt: 'The AJAX action boat_note saves the note and checks a nonce.',
    right: `add_action( 'wp_ajax_boat_note', 'boat_note' ); function boat_note() { check_ajax_referer( 'boat_note' ); save_note(); }`,
    wrong: `add_action( 'wp_ajax_boat_note', 'boat_note' ); function boat_note() { save_note(); }`,
    misses: 'nonce: nonce',
  },
  {
    prompt: 'Delete posts of the type cart for good, not to the trash.',
    right: `wp_delete_post( $cart, true );`,
    wrong: `wp_delete_post( $cart );`,
    misses: 'for good: for good',
  },
  {
    prompt: 'Clear the transient home_feed when a post is saved, trashed or permanently deleted.',
    right: `add_action( 'save_post', 'clear' ); add_action( 'wp_trash_post', 'clear' ); add_action( 'delete_post', 'clear', 10, 2 ); function clear( $force ) { delete_transient( 'home_feed' ); }`,
    wrong: `add_action( 'save_post', 'clear' ); function clear( $force ) { delete_transient( 'home_feed' ); }`,
    misses: 'trash: trashed',
  },
  {
    prompt: 'boat_price( int $id ): ?float returns the price of the boat, or null when the meta boat_price is missing.',
    right: `function boat_price( int $id ): ?float { $price = get_post_meta( $id, 'boat_price', true ); return '' === $price ? null : (float) $price; }`,
    wrong: `function boat_price( int $id ): float { return (float) get_post_meta( $id, 'boat_price', true ); }`,
    misses: 'returns null: or null',
  },
  {
    prompt: 'Count the boats of a harbour, but do not use `query_posts`.',
    right: `function count_boats( $harbour ) { return count( get_posts( array( 'post_type' => 'boat', 'harbour' => $harbour ) ) ); }`,
    wrong: `function count_boats( $harbour ) { return count( query_posts( array( 'post_type' => 'boat', 'harbour' => $harbour ) ) ); }`,
    misses: 'refused: query_posts',
  },
];

describe('what a prompt demands', () => {
  it.each(pairs)(
    'is found in code that does it, and missed where it is not: $misses',
    ({ prompt, right, wrong, misses }) => {
      expect(unmet(prompt, right)).not.toContain(misses);
      expect(unmet(prompt, wrong)).toContain(misses);
    },
  );

  it('is not found in comments', () => {
    const prompt = 'Keep the list of shops in the transient shop_list.';
    expect(unmet(prompt, `// shop_list\nset_transient( 'list', $list );`)).toContain('name: shop_list');
  });

  it('is named below an answer, each once, and not beside what says more of it', () => {
    const prompt = 'Register the post type boat, and the taxonomy harbour for boats; members may see tide tables.';
    const code = `<?php\nregister_post_type( 'boat', array( 'labels' => array( 'name' => 'Boats' ) ) );\n`;
    const note = noteOf(readInstruction(prompt), code) ?? '';
    expect(note).toContain('// Check what the prompt says of these');
    expect(note.match(/taxonomy harbour/g)).toHaveLength(1);
    expect(countUnfulfilled(readInstruction(prompt), code)).toBeGreaterThan(1);
  });

  it('is none where all of it is there', () => {
    const code = `<?php\nfunction boats() {\n\tregister_post_type( 'boat', array( 'public' => true ) );\n}\nadd_action( 'init', 'boats' );\n`;
    expect(noteOf(readInstruction('Register the public post type boat on init.'), code)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { composeDrafts } from '../../../server/src/generation/instructions/drafts/compose-drafts.ts';
import { readInstruction } from '../../../server/src/generation/instructions/reading/read-instruction.ts';
import { missingLiterals, unmetRequirements } from '../../../server/src/generation/instructions/requirements.ts';
import { writeParts } from '../../../server/src/generation/instructions/write-answer.ts';

/** What the drafts make of a prompt, and what of the prompt they have not read. */
function draft(prompt: string): {
  readonly ids: readonly string[];
  readonly code: string;
  readonly unmet: readonly string[];
} {
  const instruction = readInstruction(prompt);
  const parts = composeDrafts(instruction);
  const code = writeParts(parts, instruction).text;
  const met = new Set(parts.flatMap((part) => [...part.met]));
  return {
    ids: parts.map(({ id }) => id),
    code,
    unmet: unmetRequirements(instruction.text, code, new Set(), met).unmet,
  };
}

/** Prompts of several requirements each, with what their answers have to hold. */
const prompts: readonly (readonly [prompt: string, ...holds: string[]])[] = [
  [
    'Register the custom post type `case_study`: public, no archive, rewrite slug "cases", supports: title, editor and revisions, not in REST. Flush the rewrite rules on activation.',
    "register_post_type( 'case_study'",
    "'has_archive'  => false",
    "'show_in_rest' => false",
    "array( 'title', 'editor', 'revisions' )",
    "'rewrite'      => array( 'slug' => 'cases' )",
    'register_activation_hook( __FILE__',
  ],
  [
    'Register the post meta `_room_size` for the post type room: type number, default 12.5, sanitized with floatval, not in REST.',
    "register_meta( 'post', '_room_size'",
    "'default'           => 12.5",
    "'sanitize_callback' => 'floatval'",
    "'show_in_rest'      => false",
    "current_user_can( 'edit_post', $object_id )",
  ],
  [
    'Write shop_cheap( float $low, float $high, int $limit = 4 ): array returning the IDs of published posts of the type `offer` whose meta `price` lies between $low and $high, cheapest first.',
    "'post_type'      => 'offer'",
    "'posts_per_page' => $limit",
    'array( $low, $high )',
    "'orderby'        => 'meta_value_num'",
    "'order'          => 'ASC'",
  ],
  [
    'Write find_idle( int $days ): array with the IDs of users who have not logged in for the given number of days, by the user meta seen_at. Users who never logged in count as inactive, editors never do.',
    "'role__not_in' => array( 'editor' )",
    "'key'     => 'seen_at'",
    "'compare' => 'NOT EXISTS'",
    'time() - $days * DAY_IN_SECONDS',
  ],
  [
    'function is_premium( int $user_id ): bool that tells whether the user has the role "premium"',
    'get_userdata( $user_id )',
    "in_array( 'premium', $user->roles, true )",
  ],
  [
    'Function coming_shows( int $limit = 10 ): array - published posts of type `show` (already registered) whose meta show_date is today or later.',
    "'post_type'      => 'show'",
    "'key'     => 'show_date'",
    "'posts_per_page' => $limit",
  ],
  [
    'Users list in wp-admin, new column. Column key: city, heading: City, content: the user meta home_city, sortable. Prefix abc_.',
    "add_filter( 'manage_users_columns', 'abc_add_column' );",
    "get_user_meta( $id, 'home_city', true )",
    "add_filter( 'manage_users_sortable_columns', 'abc_sortable_column' );",
    "add_action( 'pre_get_users', 'abc_order_by_column' );",
  ],
  [
    'When a page (type page only) gets published, schedule a single event shop_announce 2 hours later with the post ID.',
    "add_action( 'transition_post_status', 'custom_on_transition_post_status', 10, 3 );",
    "'page' !== $post->post_type",
    "wp_schedule_single_event( time() + 2 * HOUR_IN_SECONDS, 'shop_announce', array( $post->ID ) );",
  ],
  [
    'Comments that contain more than five links must be held for moderation.',
    '> 5',
    'return 0;',
    "add_filter( 'pre_comment_approved'",
  ],
  [
    'shop_rate( string $code ): ?float gets https://rates.example.net/v1?currency=<code>, which answers {"rate": 1.5}. Header X-Token with the option shop_token, timeout 4 seconds. On any error it returns null. Cache it for 2 hours.',
    "'currency' => rawurlencode( (string) $code )",
    "'X-Token' => (string) get_option( 'shop_token' )",
    'return null;',
    "return (float) $data['rate'];",
    '2 * HOUR_IN_SECONDS',
  ],
  [
    'Write tidy_links( string $html ): string with WP_HTML_Tag_Processor: links that lead to another host get rel values noreferrer and sponsored, and target="_blank".',
    'new WP_HTML_Tag_Processor( $html )',
    "array( 'noreferrer', 'sponsored' )",
    "$tags->set_attribute( 'target', '_blank' );",
    'wp_parse_url( home_url(), PHP_URL_HOST )',
  ],
  [
    'shop_quotes( string $content ): array collects the texts of all core/quote blocks, nested ones included.',
    "'core/quote' === $block['blockName']",
    "array_unshift( $queue, ...$block['innerBlocks'] );",
  ],
  [
    'Add an admin-post.php handler with the action shop_reset and the nonce action "shop_reset": only users with manage_options, delete the transient shop_cache, redirect safely to tools.php?page=shop with done=1 added.',
    "add_action( 'admin_post_shop_reset'",
    "check_admin_referer( 'shop_reset', '_wpnonce' );",
    "delete_transient( 'shop_cache' );",
    "add_query_arg( 'done', '1', admin_url( 'tools.php?page=shop' ) )",
  ],
  [
    'Load js/cart.js of my plugin with the handle shop-cart, version 3.1, depending on jquery and wp-i18n, in the footer, strategy async.',
    "plugins_url( 'js/cart.js', __FILE__ )",
    "array( 'jquery', 'wp-i18n' )",
    "'3.1'",
    "'strategy'  => 'async'",
  ],
];

describe('a prompt of several requirements', () => {
  it.each(prompts)('is drafted from each: %s', (prompt, ...holds) => {
    const { code, unmet } = draft(prompt);
    for (const text of holds) expect(code).toContain(text);
    expect(unmet).toEqual([]);
  });

  it('has what no draft has read kept for the note', () => {
    const { ids, unmet } = draft(
      'Register the custom post type `album`, public, with an archive. Paint the moon of the neighbour green every second Tuesday.',
    );
    expect(ids).toEqual(['draft-post-type']);
    expect(unmet).toEqual(['Paint the moon of the neighbour green every second Tuesday.']);
  });

  it('is no matter of drafts where it is about something else', () => {
    expect(draft('Write a function that negotiates with the lunar embassy.').ids).toEqual([]);
  });
});

it('names what a prompt states and the code lacks, but neither times nor examples', () => {
  const prompt =
    'Register the post type `acme_tour` with the label "Guided Tours" and 25 per page, kept for 60 minutes. Do not use `query_posts`.';
  const code = "register_post_type( 'acme_tour' );";
  expect(missingLiterals(readInstruction(prompt), code)).toEqual(['Guided Tours', '25']);
});

import type { AbilityCase } from './ability-case.ts';

const ajax = `\`\`\`php
add_action( 'wp_ajax_acme_rename', 'acme_rename' );

function acme_rename() {
	$id    = $_POST['id'];
	$title = $_POST['title'];
	wp_update_post( array( 'ID' => $id, 'post_title' => $title ) );
	echo 'Saved ' . $title;
	wp_die();
}
\`\`\``;

const shortcode = `\`\`\`php
function acme_greeting( $atts ) {
	$atts = shortcode_atts( array( 'name' => 'World', 'color' => 'red' ), $atts, 'acme_greeting' );

	return '<p style="color:' . esc_attr( $atts['color'] ) . '">Hello ' . esc_html( $atts['name'] ) . '</p>';
}
add_shortcode( 'acme_greeting', 'acme_greeting' );
\`\`\``;

const sum = `\`\`\`php
function acme_sum( $prices, $tax = 0.2 ) {
	$total = 0;
	foreach ( $prices as $price ) {
		$total += $price;
	}
	return $total * ( 1 + $tax );
}
\`\`\``;

/** Prompts that bring code, written before the engine could do anything with it. */
export const givenCodeCases: readonly AbilityCase[] = [
  {
    prompt: `Explain this code:\n\n${ajax}`,
    has: [/wp_ajax_acme_rename/, /wp_update_post/, /\$_POST/, /nonce/i, /capability|permission|current_user_can/i],
    lacks: [/Not understood/],
  },
  {
    prompt: `What does this function do and when does it run?\n\n\`\`\`php\nadd_action( 'save_post_book', function ( $post_id, $post, $update ) {\n\tif ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) {\n\t\treturn;\n\t}\n\tupdate_post_meta( $post_id, '_last_editor', get_current_user_id() );\n}, 20, 3 );\n\`\`\``,
    has: [/save_post/, /\b20\b/, /\$post_id/, /\$update/, /_last_editor/, /update_post_meta/],
    lacks: [/Not understood/],
  },
  {
    prompt: `explain: \`add_filter( 'the_content', 'wpautop' );\``,
    has: [/the_content/, /wpautop/, /filter/i],
    lacks: [/Not understood/],
  },
  {
    prompt: `Make this secure. Return only code.\n\n${ajax}`,
    has: [
      /check_ajax_referer|wp_verify_nonce/,
      /current_user_can/,
      /esc_html|wp_kses/,
      /sanitize_text_field|wp_unslash/,
    ],
    lacks: [/Not understood/],
  },
  {
    prompt:
      'What is wrong with this query?\n\n```php\nfunction acme_find( $email ) {\n\tglobal $wpdb;\n\treturn $wpdb->get_row( "SELECT * FROM {$wpdb->users} WHERE user_email = \'" . $_GET[\'email\'] . "\'" );\n}\n```',
    has: [/prepare\(/, /%s/],
    lacks: [/Not understood/],
  },
  {
    prompt:
      "fix the XSS in this template\n```php\n<h1><?php echo $_GET['q']; ?></h1>\n<a href=\"<?php echo get_post_meta( get_the_ID(), 'link', true ); ?>\">More</a>\n```",
    has: [/esc_html\(/, /esc_url\(/],
    lacks: [/Not understood/],
  },
  {
    prompt: 'Escape this for its context:\n\n```php\n<input type="text" value="<?php echo $value; ?>">\n```',
    has: [/esc_attr\( \$value \)/, /<input type="text" value="/],
    lacks: [/Not understood/],
  },
  {
    prompt:
      "Escape the output of this function correctly:\n```php\nfunction acme_link( $url, $text ) {\n\techo '<a href=\"' . $url . '\">' . $text . '</a>';\n}\n```",
    has: [/esc_url\( \$url \)/, /esc_html\( \$text \)|wp_kses_post\( \$text \)/],
    lacks: [/Not understood/],
  },
  {
    prompt: `Add a nonce check and a capability check (edit_posts) to this handler:\n${ajax}`,
    has: [/check_ajax_referer\(/, /current_user_can\( 'edit_posts'/, /function acme_rename\(\)/],
    lacks: [/Not understood/],
  },
  {
    prompt: `Rename the function acme_sum to acme_total_with_tax.\n${sum}`,
    has: [/function acme_total_with_tax\( \$prices, \$tax = 0\.2 \)/],
    lacks: [/acme_sum/, /Not understood/],
  },
  {
    prompt: `Add a third parameter \`$round = true\` to the function.\n${sum}`,
    has: [/function acme_sum\( \$prices, \$tax = 0\.2, (?:bool )?\$round = true \)/],
    lacks: [/Not understood/],
  },
  {
    prompt: `Add type declarations and a docblock to this function:\n${sum}`,
    has: [/array \$prices/, /float \$tax = 0\.2/, /\/\*\*[\s\S]*@param/, /@return/],
    lacks: [/Not understood/],
  },
  {
    prompt:
      "Change the priority of the hook to 99 and let the callback take two arguments:\n```php\nadd_filter( 'the_title', 'acme_title' );\nfunction acme_title( $title ) {\n\treturn $title . '!';\n}\n```",
    has: [/add_filter\( 'the_title', 'acme_title', 99, 2 \)/],
    lacks: [/Not understood/],
  },
  {
    prompt:
      "Turn these functions into a class Acme_Login:\n```php\nadd_action( 'wp_login', 'acme_on_login', 10, 2 );\nfunction acme_on_login( $login, $user ) {\n\tupdate_user_meta( $user->ID, 'acme_last_login', time() );\n}\n\nadd_action( 'init', 'acme_setup' );\nfunction acme_setup() {\n\tregister_meta( 'user', 'acme_last_login', array( 'type' => 'integer', 'single' => true ) );\n}\n```",
    has: [
      /class Acme_Login/,
      /public function on_login\( \$login, \$user \)|public function acme_on_login\( \$login, \$user \)/,
      /add_action\( 'wp_login', (?:array\(|\[) \$this, '(?:acme_)?on_login' (?:\)|\]), 10, 2 \)/,
      /new Acme_Login\(/,
    ],
    lacks: [/^function /m, /Not understood/],
  },
  {
    prompt:
      "Make the strings of this code translatable with the text domain acme-shop:\n```php\nfunction acme_cart_notice( $count ) {\n\techo '<p>' . 'Your cart is empty' . '</p>';\n\treturn 'Thank you!';\n}\n```",
    has: [/(?:esc_html__|__)\( 'Your cart is empty', 'acme-shop' \)/, /__\( 'Thank you!', 'acme-shop' \)/],
    lacks: [/Not understood/],
  },
  {
    prompt: `Convert this shortcode to a dynamic block acme/greeting:\n\n${shortcode}`,
    has: [/register_block_type|block\.json/, /acme\/greeting/, /name/, /color/, /Hello/],
    lacks: [/Not understood/],
  },
  {
    prompt: `Write the PHPUnit test for this function:\n\n${sum}`,
    has: [
      /extends (?:WP_UnitTestCase|\\?PHPUnit\\Framework\\TestCase|TestCase)/,
      /function test_/,
      /acme_sum\(/,
      /assert/,
    ],
    lacks: [/Not understood/],
  },
  {
    prompt:
      "Convert array() to short syntax:\n```php\n$args = array( 'post_type' => 'book', 'meta_query' => array( array( 'key' => 'a', 'value' => \"array(x)\" ) ) );\n```",
    has: [/\$args = \[ 'post_type' => 'book', 'meta_query' => \[ \[ 'key' => 'a', 'value' => "array\(x\)" \] \] \];/],
    lacks: [/Not understood/],
  },
  {
    prompt:
      "Make this code compatible with PHP 7.4:\n```php\nfunction acme_first( array $items ) {\n\tif ( str_starts_with( $items[0] ?? '', 'x' ) ) {\n\t\treturn null;\n\t}\n\treturn $items[0]?->name;\n}\n```",
    has: [/strpos\(|strncmp\(/, /null ===|isset\(|null !==/],
    lacks: [/str_starts_with/, /\?->/, /Not understood/],
  },
  {
    prompt: `Rewrite this in Rust:\n${sum}`,
    has: [/not|cannot|only/i],
    lacks: [/fn acme_sum/],
  },
];

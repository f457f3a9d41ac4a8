import { describe, expect, it } from 'vitest';
import { analyze } from './analyzer-for-tests.ts';

/** What is found, with the line where the harm is done. */
const of = (body: string): string[] =>
  analyze(`<?php\n${body}\n`)
    .issues.filter(({ rule }) => /^security\/(?:missing-(?:nonce|capability)|insecure-object-access)/.test(rule))
    .map(({ rule, line, related }) => `${rule.slice('security/'.length)}:${related?.[0]?.line ?? line}`)
    .sort();

const save = "update_option( 'x', absint( $_POST['x'] ) );";

describe('nonce and capability checks of request handlers', () => {
  it.each<[string, string, string[]]>([
    [
      'an AJAX handler without any',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\n${save}\n}`,
      ['missing-capability:4', 'missing-nonce:4'],
    ],
    [
      'a method as handler',
      `class P {\nfunction __construct() { add_action( 'wp_ajax_a', array( $this, 'a' ) ); }\nfunction a() {\n${save}\n}\n}`,
      ['missing-capability:5', 'missing-nonce:5'],
    ],
    [
      'a first-class callable as handler',
      `class P {\nfunction hooks() { add_action( 'admin_post_a', $this->a( ... ) ); }\nfunction a() {\n${save}\n}\n}`,
      ['missing-capability:5', 'missing-nonce:5'],
    ],
    [
      'a change in a function that the handler calls',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\ncheck_ajax_referer( 'a' );\nstore();\n}\nfunction store() {\n${save}\n}`,
      ['missing-capability:8'],
    ],
    [
      'checks in a function that is called first',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\nguard();\n${save}\n}\nfunction guard() {\ncheck_ajax_referer( 'a' );\nif ( ! current_user_can( 'manage_options' ) ) {\nwp_die();\n}\n}`,
      [],
    ],
    [
      'checks in a function whose result is used',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\nif ( ! allowed() ) {\nreturn;\n}\n${save}\n}\nfunction allowed() {\nreturn current_user_can( 'manage_options' ) && wp_verify_nonce( $_POST['n'], 'a' );\n}`,
      [],
    ],
    [
      'checks kept in variables',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\n$ok = wp_verify_nonce( $_POST['n'], 'a' );\n$may = current_user_can( 'manage_options' );\nif ( ! $ok || ! $may ) {\nwp_send_json_error();\n}\n${save}\n}`,
      [],
    ],
    [
      'a check on one branch only',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\nif ( $x ) {\ncheck_ajax_referer( 'a' );\n}\n${save}\n}`,
      ['missing-capability:7', 'missing-nonce:7'],
    ],
    [
      'a check after the change',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\n${save}\ncheck_ajax_referer( 'a' );\n}`,
      ['missing-capability:4', 'missing-nonce:4'],
    ],
    [
      'check_ajax_referer that is told not to die',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\ncheck_ajax_referer( 'a', 'n', false );\nif ( current_user_can( 'manage_options' ) ) {\n${save}\n}\n}`,
      ['missing-nonce:6'],
    ],
    [
      'is_admin() is no capability',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\ncheck_ajax_referer( 'a' );\nif ( is_admin() ) {\n${save}\n}\n}`,
      ['missing-capability:6'],
    ],
    [
      'early returns joined by or',
      `add_action( 'admin_init', 'a' );\nfunction a() {\nif ( ! isset( $_POST['x'] ) || ! current_user_can( 'manage_options' ) || ! check_admin_referer( 'a' ) ) {\nreturn;\n}\n${save}\n}`,
      [],
    ],
    [
      'an admin page has been checked for its capability',
      `add_options_page( 'a', 'a', 'manage_options', 'a', 'page' );\nfunction page() {\nif ( isset( $_POST['x'] ) ) {\n${save}\n}\n}`,
      ['missing-nonce:5'],
    ],
    [
      'save_post with both',
      `add_action( 'save_post', 'a' );\nfunction a( $id ) {\nif ( ! isset( $_POST['n'] ) || ! wp_verify_nonce( $_POST['n'], 'a' ) ) {\nreturn;\n}\nif ( ! current_user_can( 'edit_post', $id ) ) {\nreturn;\n}\nupdate_post_meta( $id, 'x', sanitize_text_field( $_POST['x'] ) );\n}`,
      [],
    ],
    [
      'a REST route with a permission callback',
      `register_rest_route( 'a', 'b', array( 'methods' => 'POST', 'callback' => 'a', 'permission_callback' => 'may' ) );\nfunction a( $request ) {\nupdate_option( 'x', absint( $request['x'] ) );\n}\nfunction may() { return current_user_can( 'manage_options' ); }`,
      [],
    ],
    [
      'a reading REST route for everyone',
      `register_rest_route( 'a', 'b', array( 'methods' => 'GET', 'callback' => 'a', 'permission_callback' => '__return_true' ) );\nfunction a( $request ) {\nreturn get_option( 'x' );\n}`,
      [],
    ],
    [
      'a change the request did not ask for',
      `add_action( 'admin_init', 'a' );\nfunction a() {\nif ( get_option( 'v' ) < 2 ) {\nupdate_option( 'v', 2 );\n}\nif ( isset( $_GET['page'] ) ) {\nenqueue();\n}\n}`,
      [],
    ],
    [
      'one’s own data needs no capability',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\ncheck_ajax_referer( 'a' );\n$me = get_current_user_id();\nupdate_user_meta( $me, 'x', absint( $_POST['x'] ) );\n}`,
      [],
    ],
    [
      'a query that deletes',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\nglobal $wpdb;\ncheck_ajax_referer( 'a' );\n$wpdb->query( $wpdb->prepare( "DELETE FROM t WHERE id = %d", $_POST['id'] ) );\n}`,
      ['missing-capability:6'],
    ],
    [
      'a query that reads',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\nglobal $wpdb;\nwp_send_json( $wpdb->get_row( $wpdb->prepare( "SELECT * FROM t WHERE id = %d", $_POST['id'] ) ) );\n}`,
      [],
    ],
    [
      'an owner, or a capability, that is asked for on either way',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\ncheck_ajax_referer( 'a' );\n$id = absint( $_POST['id'] );\nif ( (int) get_post_field( 'post_author', $id ) !== get_current_user_id() && ! current_user_can( 'edit_others_posts' ) ) {\nwp_die();\n}\nwp_trash_post( $id );\n}`,
      [],
    ],
    [
      'a capability that says nothing about the object',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\ncheck_ajax_referer( 'a' );\nif ( current_user_can( 'edit_posts' ) ) {\nwp_trash_post( absint( $_POST['id'] ) );\n}\n}`,
      ['insecure-object-access:6'],
    ],
    [
      'an entry of a form for visitors',
      `add_action( 'wp_ajax_nopriv_a', 'a' );\nfunction a() {\nglobal $wpdb;\n$wpdb->insert( $wpdb->prefix . 'messages', array( 'text' => sanitize_text_field( $_POST['text'] ) ) );\n}`,
      [],
    ],
    [
      'a link with a secret',
      `add_action( 'init', 'a' );\nfunction a() {\nglobal $wpdb;\n$row = $wpdb->get_row( $wpdb->prepare( "SELECT id FROM t WHERE token = %s", $_GET['t'] ) );\nif ( $row ) {\n$wpdb->delete( 't', array( 'id' => $row->id ) );\n}\n}`,
      [],
    ],
    [
      'an error object taken for yes',
      `add_action( 'wp_ajax_a', 'a' );\nfunction a() {\ncheck_ajax_referer( 'a' );\nif ( ! may() ) {\nreturn;\n}\n${save}\n}\nfunction may() {\nreturn current_user_can( 'manage_options' ) ? true : new WP_Error( 'no' );\n}`,
      ['missing-capability:8'],
    ],
    [
      'a REST route that only asks for a login',
      `register_rest_route( 'a', 'b', array( 'methods' => 'POST', 'callback' => 'a', 'permission_callback' => 'is_user_logged_in' ) );\nfunction a( $request ) {\nupdate_option( 'x', absint( $request['x'] ) );\n}`,
      ['missing-capability:4'],
    ],
    [
      'handlers that a loader registers',
      `class P {\nfunction hooks( $loader ) { $loader->add_action( 'wp_ajax_a', new Q(), 'a' ); }\n}\nclass Q {\nfunction a() {\ncheck_ajax_referer( 'a' );\n${save}\n}\n}`,
      ['missing-capability:8'],
    ],
  ])('%s', (_name, body, expected) => {
    expect(of(body)).toEqual(expected);
  });
});

// Longer than most: it is text to learn from, not code that runs.
/**
 * How a WordPress plugin usually does the usual things, written for this project. It gives the model something to go by
 * where the learned packages, which are mostly blocks, show nothing.
 */
export const wordpressIdioms: readonly string[] = [
  `<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'acme_register_post_type' );

/** Registers a custom post type. */
function acme_register_post_type() {
	register_post_type(
		'book',
		array(
			'labels'       => array(
				'name'          => __( 'Books', 'acme' ),
				'singular_name' => __( 'Book', 'acme' ),
				'add_new_item'  => __( 'Add new book', 'acme' ),
				'edit_item'     => __( 'Edit book', 'acme' ),
			),
			'public'       => true,
			'has_archive'  => true,
			'show_in_rest' => true,
			'menu_icon'    => 'dashicons-book',
			'supports'     => array( 'title', 'editor', 'thumbnail', 'excerpt' ),
			'rewrite'      => array( 'slug' => 'books' ),
		)
	);
}

add_action( 'init', 'acme_register_taxonomy' );

function acme_register_taxonomy() {
	register_taxonomy(
		'genre',
		'book',
		array(
			'labels'            => array(
				'name'          => __( 'Genres', 'acme' ),
				'singular_name' => __( 'Genre', 'acme' ),
			),
			'public'            => true,
			'hierarchical'      => true,
			'show_admin_column' => true,
			'show_in_rest'      => true,
		)
	);
}
`,
  `<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', 'acme_enqueue_scripts' );

function acme_enqueue_scripts() {
	wp_enqueue_style( 'acme-style', plugins_url( 'css/style.css', __FILE__ ), array(), '1.0.0' );
	wp_enqueue_script( 'acme-script', plugins_url( 'js/script.js', __FILE__ ), array( 'jquery' ), '1.0.0', true );
	wp_localize_script(
		'acme-script',
		'acme',
		array(
			'ajaxUrl' => admin_url( 'admin-ajax.php' ),
			'nonce'   => wp_create_nonce( 'acme_save' ),
		)
	);
}

add_action( 'admin_enqueue_scripts', 'acme_enqueue_admin_scripts' );

function acme_enqueue_admin_scripts( $hook_suffix ) {
	if ( 'settings_page_acme' !== $hook_suffix ) {
		return;
	}
	wp_enqueue_script( 'acme-admin', plugins_url( 'js/admin.js', __FILE__ ), array( 'wp-api-fetch' ), '1.0.0', true );
}

add_action( 'enqueue_block_editor_assets', 'acme_enqueue_block_editor_assets' );

function acme_enqueue_block_editor_assets() {
	wp_enqueue_script( 'acme-editor', plugins_url( 'js/editor.js', __FILE__ ), array( 'wp-blocks', 'wp-element' ), '1.0.0', true );
}
`,
  `<?php
defined( 'ABSPATH' ) || exit;

add_shortcode( 'recent_posts', 'acme_recent_posts_shortcode' );

function acme_recent_posts_shortcode( $atts ) {
	$atts = shortcode_atts(
		array(
			'count' => 5,
		),
		$atts,
		'recent_posts'
	);

	$query = new WP_Query(
		array(
			'post_type'      => 'post',
			'post_status'    => 'publish',
			'posts_per_page' => absint( $atts['count'] ),
			'no_found_rows'  => true,
		)
	);

	if ( ! $query->have_posts() ) {
		return '';
	}

	ob_start();
	echo '<ul>';
	while ( $query->have_posts() ) {
		$query->the_post();
		echo '<li><a href="' . esc_url( get_permalink() ) . '">' . esc_html( get_the_title() ) . '</a></li>';
	}
	echo '</ul>';
	wp_reset_postdata();

	return ob_get_clean();
}

function acme_get_posts( $author_id ) {
	$posts = get_posts(
		array(
			'post_type'   => 'post',
			'author'      => $author_id,
			'numberposts' => 10,
			'orderby'     => 'date',
			'order'       => 'DESC',
		)
	);

	foreach ( $posts as $post ) {
		echo '<p>' . esc_html( $post->post_title ) . '</p>';
	}
}
`,
  `<?php
defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', 'acme_register_routes' );

function acme_register_routes() {
	register_rest_route(
		'acme/v1',
		'/items',
		array(
			'methods'             => WP_REST_Server::READABLE,
			'callback'            => 'acme_get_items',
			'permission_callback' => 'acme_can_read',
			'args'                => array(
				'page' => array(
					'type'              => 'integer',
					'default'           => 1,
					'sanitize_callback' => 'absint',
				),
			),
		)
	);
}

function acme_can_read() {
	return current_user_can( 'edit_posts' );
}

function acme_get_items( WP_REST_Request $request ) {
	$page  = $request->get_param( 'page' );
	$items = acme_find_items( $page );
	if ( is_wp_error( $items ) ) {
		return $items;
	}
	return rest_ensure_response( $items );
}

function acme_fetch( $url ) {
	$response = wp_remote_get( $url, array( 'timeout' => 10 ) );
	if ( is_wp_error( $response ) ) {
		return $response;
	}
	if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
		return new WP_Error( 'acme_failed', __( 'The request failed.', 'acme' ) );
	}
	return json_decode( wp_remote_retrieve_body( $response ), true );
}
`,
  `<?php
defined( 'ABSPATH' ) || exit;

function acme_find_items( $page ) {
	global $wpdb;

	$results = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT * FROM {$wpdb->prefix}acme_items WHERE page = %d ORDER BY id DESC LIMIT %d",
			$page,
			20
		)
	);

	return $results;
}

function acme_count_items( $status ) {
	global $wpdb;
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}acme_items WHERE status = %s", $status ) );
}

function acme_get_item( $id ) {
	global $wpdb;
	return $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}acme_items WHERE id = %d", $id ) );
}

function acme_add_item( $title ) {
	global $wpdb;
	$wpdb->insert(
		$wpdb->prefix . 'acme_items',
		array( 'title' => $title ),
		array( '%s' )
	);
	return $wpdb->insert_id;
}

function acme_update_item( $id, $title ) {
	global $wpdb;
	return $wpdb->update( $wpdb->prefix . 'acme_items', array( 'title' => $title ), array( 'id' => $id ), array( '%s' ), array( '%d' ) );
}

function acme_get_cached_items() {
	$items = get_transient( 'acme_items' );
	if ( false === $items ) {
		$items = acme_find_items( 1 );
		set_transient( 'acme_items', $items, HOUR_IN_SECONDS );
	}
	return $items;
}
`,
  `<?php
defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'acme_add_menu' );

function acme_add_menu() {
	add_options_page(
		__( 'Acme settings', 'acme' ),
		__( 'Acme', 'acme' ),
		'manage_options',
		'acme',
		'acme_render_settings_page'
	);
}

add_action( 'admin_init', 'acme_register_settings' );

function acme_register_settings() {
	register_setting( 'acme', 'acme_api_key', array( 'sanitize_callback' => 'sanitize_text_field' ) );
	add_settings_section( 'acme_general', __( 'General', 'acme' ), '__return_false', 'acme' );
	add_settings_field( 'acme_api_key', __( 'API key', 'acme' ), 'acme_render_api_key_field', 'acme', 'acme_general' );
}

function acme_render_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'acme' );
			do_settings_sections( 'acme' );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

function acme_render_api_key_field() {
	$value = get_option( 'acme_api_key', '' );
	?>
	<input type="text" name="acme_api_key" value="<?php echo esc_attr( $value ); ?>" class="regular-text" />
	<?php
}
`,
  `<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_acme_save', 'acme_ajax_save' );

function acme_ajax_save() {
	check_ajax_referer( 'acme_save', 'nonce' );

	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_send_json_error( array( 'message' => __( 'You may not do this.', 'acme' ) ), 403 );
	}

	$title = isset( $_POST['title'] ) ? sanitize_text_field( wp_unslash( $_POST['title'] ) ) : '';
	if ( '' === $title ) {
		wp_send_json_error( array( 'message' => __( 'A title is needed.', 'acme' ) ), 400 );
	}

	wp_send_json_success( array( 'id' => acme_add_item( $title ) ) );
}

add_action( 'add_meta_boxes', 'acme_add_meta_boxes' );

function acme_add_meta_boxes() {
	add_meta_box( 'acme_details', __( 'Details', 'acme' ), 'acme_render_meta_box', 'book', 'side' );
}

function acme_render_meta_box( $post ) {
	$price = get_post_meta( $post->ID, '_acme_price', true );
	wp_nonce_field( 'acme_save_details', 'acme_nonce' );
	printf(
		'<label for="acme_price">%s</label> <input id="acme_price" name="acme_price" value="%s" />',
		esc_html__( 'Price', 'acme' ),
		esc_attr( $price )
	);
}

add_action( 'save_post_book', 'acme_save_details' );

function acme_save_details( $post_id ) {
	if ( ! isset( $_POST['acme_nonce'] ) || ! wp_verify_nonce( sanitize_key( $_POST['acme_nonce'] ), 'acme_save_details' ) ) {
		return;
	}
	if ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) {
		return;
	}
	if ( ! current_user_can( 'edit_post', $post_id ) ) {
		return;
	}
	if ( isset( $_POST['acme_price'] ) ) {
		update_post_meta( $post_id, '_acme_price', sanitize_text_field( wp_unslash( $_POST['acme_price'] ) ) );
	}
}

add_action( 'admin_post_acme_delete', 'acme_handle_delete' );

function acme_handle_delete() {
	check_admin_referer( 'acme_delete' );
	if ( ! current_user_can( 'delete_posts' ) ) {
		wp_die( esc_html__( 'You may not do this.', 'acme' ) );
	}
	wp_safe_redirect( admin_url( 'admin.php?page=acme' ) );
	exit;
}
`,
  `<?php
defined( 'ABSPATH' ) || exit;

add_filter( 'the_content', 'acme_filter_content' );

function acme_filter_content( $content ) {
	if ( ! is_singular( 'post' ) || ! in_the_loop() || ! is_main_query() ) {
		return $content;
	}
	return $content . '<p>' . esc_html__( 'Thank you for reading.', 'acme' ) . '</p>';
}

add_action( 'pre_get_posts', 'acme_pre_get_posts' );

function acme_pre_get_posts( $query ) {
	if ( is_admin() || ! $query->is_main_query() ) {
		return;
	}
	if ( $query->is_home() ) {
		$query->set( 'posts_per_page', 10 );
	}
}

add_filter( 'excerpt_length', 'acme_excerpt_length' );

function acme_excerpt_length( $length ) {
	return 20;
}

register_activation_hook( __FILE__, 'acme_activate' );

function acme_activate() {
	acme_register_post_type();
	flush_rewrite_rules();
	if ( ! wp_next_scheduled( 'acme_daily' ) ) {
		wp_schedule_event( time(), 'daily', 'acme_daily' );
	}
}

register_deactivation_hook( __FILE__, 'acme_deactivate' );

function acme_deactivate() {
	wp_clear_scheduled_hook( 'acme_daily' );
	flush_rewrite_rules();
}

add_action( 'plugins_loaded', 'acme_load_textdomain' );

function acme_load_textdomain() {
	load_plugin_textdomain( 'acme', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}

add_action( 'widgets_init', 'acme_register_widget' );

function acme_register_widget() {
	register_widget( 'Acme_Widget' );
}

class Acme_Widget extends WP_Widget {

	public function __construct() {
		parent::__construct( 'acme_widget', __( 'Acme widget', 'acme' ), array( 'description' => __( 'Shows a text.', 'acme' ) ) );
	}

	public function widget( $args, $instance ) {
		echo $args['before_widget'];
		if ( ! empty( $instance['title'] ) ) {
			echo $args['before_title'] . esc_html( $instance['title'] ) . $args['after_title'];
		}
		echo $args['after_widget'];
	}

	public function form( $instance ) {
		$title = ! empty( $instance['title'] ) ? $instance['title'] : '';
		?>
		<p>
			<label for="<?php echo esc_attr( $this->get_field_id( 'title' ) ); ?>"><?php esc_html_e( 'Title:', 'acme' ); ?></label>
			<input class="widefat" id="<?php echo esc_attr( $this->get_field_id( 'title' ) ); ?>" name="<?php echo esc_attr( $this->get_field_name( 'title' ) ); ?>" value="<?php echo esc_attr( $title ); ?>" />
		</p>
		<?php
	}

	public function update( $new_instance, $old_instance ) {
		$instance          = $old_instance;
		$instance['title'] = sanitize_text_field( $new_instance['title'] );
		return $instance;
	}
}

add_action( 'init', 'acme_register_block' );

function acme_register_block() {
	register_block_type( __DIR__ . '/build', array( 'render_callback' => 'acme_render_block' ) );
}

function acme_render_block( $attributes, $content, $block ) {
	$wrapper_attributes = get_block_wrapper_attributes();
	return sprintf( '<div %1$s>%2$s</div>', $wrapper_attributes, esc_html( $attributes['title'] ) );
}
`,
];

/** The same for a block's editor script. */
export const wordpressScriptIdioms: readonly string[] = [
  `import { registerBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { useBlockProps, RichText, InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import metadata from './block.json';

registerBlockType( metadata.name, {
	edit: Edit,
	save: Save,
} );

export default function Edit( { attributes, setAttributes } ) {
	const blockProps = useBlockProps();
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'acme' ) }>
					<TextControl
						label={ __( 'Title', 'acme' ) }
						value={ attributes.title }
						onChange={ ( title ) => setAttributes( { title } ) }
					/>
					<ToggleControl
						label={ __( 'Show date', 'acme' ) }
						checked={ attributes.showDate }
						onChange={ ( showDate ) => setAttributes( { showDate } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...blockProps }>
				<RichText
					tagName="p"
					value={ attributes.content }
					onChange={ ( content ) => setAttributes( { content } ) }
				/>
			</div>
		</>
	);
}
`,
  `import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { useState, useEffect } from '@wordpress/element';
import apiFetch from '@wordpress/api-fetch';

export function usePosts( query ) {
	return useSelect( ( select ) => select( coreStore ).getEntityRecords( 'postType', 'post', query ), [ query ] );
}

export function useItems() {
	const [ items, setItems ] = useState( [] );
	useEffect( () => {
		apiFetch( { path: '/acme/v1/items' } ).then( setItems );
	}, [] );
	return items;
}
`,
];

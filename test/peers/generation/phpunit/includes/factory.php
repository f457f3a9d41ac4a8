<?php
// Makes the posts, users, terms, comments and sites that tests need.

/**
 * Makes things of one kind. A text of the defaults may hold %d: the number of the thing.
 */
class WP_UnitTest_Factory_For_Thing {

	private $defaults;
	private $insert;
	private $change;
	private $get;
	private $made = 0;

	public function __construct( array $defaults, callable $insert, callable $change, callable $get ) {
		$this->defaults = $defaults;
		$this->insert   = $insert;
		$this->change   = $change;
		$this->get      = $get;
	}

	public function create( $args = array() ) {
		++$this->made;
		$defaults = array_map(
			function ( $value ) {
				return is_string( $value ) ? str_replace( '%d', (string) $this->made, $value ) : $value;
			},
			$this->defaults
		);
		$id       = call_user_func( $this->insert, array_merge( $defaults, $args ) );
		if ( is_wp_error( $id ) ) {
			throw new UnexpectedValueException( $id->get_error_message() );
		}
		return $id;
	}

	public function create_and_get( $args = array() ) {
		return $this->get_object_by_id( $this->create( $args ) );
	}

	public function create_many( $count, $args = array() ) {
		$ids = array();
		while ( count( $ids ) < $count ) {
			$ids[] = $this->create( $args );
		}
		return $ids;
	}

	public function update_object( $id, $fields ) {
		return call_user_func( $this->change, $id, $fields );
	}

	public function get_object_by_id( $id ) {
		return call_user_func( $this->get, $id );
	}
}

class WP_UnitTest_Factory {

	public $post;
	public $attachment;
	public $user;
	public $term;
	public $category;
	public $tag;
	public $comment;
	public $blog;

	public function __construct() {
		$this->post       = $this->posts( 'post' );
		$this->attachment = $this->posts( 'attachment' );
		$this->term       = $this->terms( 'post_tag' );
		$this->tag        = $this->terms( 'post_tag' );
		$this->category   = $this->terms( 'category' );
		$this->user       = new WP_UnitTest_Factory_For_Thing(
			array(
				'user_login' => 'User %d',
				'user_pass'  => 'password',
				'user_email' => 'user_%d@example.org',
			),
			'wp_insert_user',
			static function ( $id, $fields ) {
				return wp_update_user( array( 'ID' => $id ) + $fields );
			},
			static function ( $id ) {
				return new WP_User( $id );
			}
		);
		$this->comment    = new WP_UnitTest_Factory_For_Thing(
			array(
				'comment_author'     => 'Commenter %d',
				'comment_author_url' => 'http://example.com/%d/',
				'comment_approved'   => 1,
				'comment_content'    => 'This is a comment',
			),
			static function ( $args ) {
				return wp_insert_comment( wp_slash( $args ) );
			},
			static function ( $id, $fields ) {
				return wp_update_comment( wp_slash( array( 'comment_ID' => $id ) + $fields ) );
			},
			'get_comment'
		);
		$this->blog       = new WP_UnitTest_Factory_For_Thing(
			array(
				'domain' => '127.0.0.1',
				'path'   => '/site%d/',
				'title'  => 'Site %d',
			),
			static function ( $args ) {
				return wp_insert_site( $args );
			},
			static function ( $id, $fields ) {
				return wp_update_site( $id, $fields );
			},
			static function ( $id ) {
				return get_site( $id );
			}
		);
	}

	private function posts( $type ) {
		return new WP_UnitTest_Factory_For_Thing(
			array(
				'post_status'  => 'attachment' === $type ? 'inherit' : 'publish',
				'post_title'   => 'Post title %d',
				'post_content' => 'Post content %d',
				'post_excerpt' => 'Post excerpt %d',
				'post_type'    => $type,
			),
			static function ( $args ) {
				return wp_insert_post( wp_slash( $args ), true );
			},
			static function ( $id, $fields ) {
				return wp_update_post( wp_slash( array( 'ID' => $id ) + $fields ), true );
			},
			'get_post'
		);
	}

	private function terms( $taxonomy ) {
		return new WP_UnitTest_Factory_For_Thing(
			array(
				'name'        => 'Term %d',
				'taxonomy'    => $taxonomy,
				'description' => 'Term description %d',
			),
			static function ( $args ) {
				$term = wp_insert_term( $args['name'], $args['taxonomy'], $args );
				return is_wp_error( $term ) ? $term : $term['term_id'];
			},
			static function ( $id, $fields ) use ( $taxonomy ) {
				return wp_update_term( $id, $fields['taxonomy'] ?? $taxonomy, $fields );
			},
			'get_term'
		);
	}
}

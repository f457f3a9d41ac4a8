<?php
namespace Courses;

class Level_Box {

	public static function hooks() {
		add_action( 'add_meta_boxes_course', array( static::class, 'add' ) );
	}

	public static function add() {
		add_meta_box( 'course-level', 'Level', array( static::class, 'render' ), 'course', 'side' );
	}

	public static function levels( $post_id ) {
		$levels = get_post_meta( $post_id, '_course_levels', true );
		return is_array( $levels ) ? $levels : array( 'a' => 'Beginner' );
	}

	public static function render( $post ) {
		wp_nonce_field( 'course_level', '_course_level_nonce' );
		$now = get_post_meta( $post->ID, '_course_level', true );
		?>
		<select name="course_level">
			<?php foreach ( self::levels( $post->ID ) as $value => $label ): ?>
				<option value="<?php echo esc_attr( $value ); ?>" <?php selected( $now, $value ); ?>><?php echo $label; ?></option>
			<?php endforeach; ?>
		</select>
		<?php
	}
}
Level_Box::hooks();

<?php
/**
 * Notices about updates.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Capabilities;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what came of the checks of updates, until somebody has read it: most updates are applied while nobody watches.
 */
final class UpdateNotices {

	/** Option that holds the texts. */
	public const OPTION = 'presswright_update_notices';

	/** Action that takes them away. */
	private const ACTION = 'presswright_dismiss_update_notices';

	/** So many are kept. */
	private const MAX_NOTICES = 20;

	/** Screens that show them: those that updates are looked after on. */
	private const SCREENS = array( 'dashboard', 'plugins', 'themes', 'update-core', 'plugins-network', 'themes-network', 'update-core-network' );

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_notices', array( $this, 'show' ) );
		add_action( 'network_admin_notices', array( $this, 'show' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'dismiss' ) );
	}

	/**
	 * Adds a text.
	 *
	 * @param string $text Text.
	 */
	public static function add( string $text ): void {
		$notices   = (array) get_site_option( self::OPTION, array() );
		$notices[] = array(
			'text' => $text,
			'time' => time(),
		);
		update_site_option( self::OPTION, array_slice( $notices, -self::MAX_NOTICES ) );
	}

	/**
	 * Shows them.
	 */
	public function show(): void {
		$screen = get_current_screen();
		if ( null === $screen || ! in_array( $screen->id, self::SCREENS, true ) || ! Capabilities::can_analyze() ) {
			return;
		}
		$notices = array_filter( (array) get_site_option( self::OPTION, array() ), 'is_array' );
		if ( ! $notices ) {
			return;
		}
		$address = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
		?>
		<div class="notice notice-warning">
			<?php foreach ( $notices as $notice ) : ?>
				<p><?php echo esc_html( wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $notice['time'] ) . ': ' . $notice['text'] ); ?></p>
			<?php endforeach; ?>
			<p><a class="button" href="<?php echo esc_url( $address ); ?>"><?php esc_html_e( 'I have read this', 'presswright' ); ?></a></p>
		</div>
		<?php
	}

	/**
	 * Takes them away.
	 */
	public function dismiss(): void {
		check_admin_referer( self::ACTION );
		if ( ! Capabilities::can_analyze() ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'presswright' ), '', array( 'response' => 403 ) );
		}
		delete_site_option( self::OPTION );
		$back = wp_get_referer();
		wp_safe_redirect( false !== $back ? $back : admin_url() );
		exit;
	}
}

<?php
/**
 * Rescue addresses.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

use Presswright\Install\Audit;
use Presswright\Projects\Project;
use Presswright\Projects\ProjectStore;

defined( 'ABSPATH' ) || exit;

/**
 * An address that takes one project off a site that is down. It is answered before any plugin or theme is loaded and
 * asks for no log-in, because neither may work: its signature says that this site has issued it.
 */
final class Rescue {

	/** Query variable with the token. */
	public const QUERY = 'presswright-rescue';

	/** Option with the secret of the signatures. */
	public const OPTION = 'presswright_rescue_secret';

	private const SECONDS = 604800;

	/**
	 * An address for a project as it is installed now.
	 *
	 * @param int $project   Id.
	 * @param int $installed Number of the version; the address is good while it is installed.
	 */
	public static function address( int $project, int $installed ): string {
		$claim = $project . '-' . $installed . '-' . ( time() + self::SECONDS );
		return add_query_arg( self::QUERY, $claim . '-' . self::sign( $claim ), site_url( 'wp-login.php' ) );
	}

	/**
	 * Answers this request when it came to a rescue address, and ends it.
	 */
	public static function answer(): void {
		// phpcs:disable WordPress.Security -- The signature is the permission: no log-in and no nonce works on a site that is down.
		$token = isset( $_GET[ self::QUERY ] ) && is_string( $_GET[ self::QUERY ] ) ? $_GET[ self::QUERY ] : '';
		$acts  = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		// phpcs:enable
		load_default_textdomain();
		load_textdomain( 'presswright', dirname( __DIR__, 2 ) . '/languages/presswright-' . get_locale() . '.mo', get_locale() );
		$project = self::project( $token );
		if ( null === $project ) {
			self::page( 403, __( 'This rescue address is not valid.', 'presswright' ), __( 'It has expired, or the version it was made for is no longer installed. If the site is still down, rename the folder of the plugin or theme by FTP or SSH.', 'presswright' ), false );
		} elseif ( ! $acts ) {
			/* translators: %s: name of a project. */
			self::page( 200, sprintf( __( 'Switch off “%s”?', 'presswright' ), $project->name ), __( 'WordPress stops using it at once. Its files and everything it has stored are kept; under Presswright → Projects you can go back to the version before, or activate it again.', 'presswright' ), true );
		} else {
			$entry = Journal::read();
			if ( null !== $entry && $entry->project === $project->id ) {
				Swap::back( $entry );
			}
			Activation::switch_off( $project->is_theme(), $project->basename(), $project->previous_theme );
			Audit::note( $project->id, $project->installed, 'rescued', array() );
			/* translators: %s: name of a project. */
			self::page( 200, sprintf( __( '“%s” is switched off.', 'presswright' ), $project->name ), __( 'Open the site to see whether it works again.', 'presswright' ), false );
		}
		exit;
	}

	/**
	 * The project of a token.
	 *
	 * @param string $token Token.
	 */
	private static function project( string $token ): ?Project {
		if ( ! preg_match( '/^((\d+)-(\d+)-(\d+))-([0-9a-f]{64})$/', $token, $match ) || ! hash_equals( self::sign( $match[1] ), $match[5] ) || (int) $match[4] < time() ) {
			return null;
		}
		$project = ( new ProjectStore() )->find( (int) $match[2] );
		return is_wp_error( $project ) || $project->installed !== (int) $match[3] ? null : $project;
	}

	/**
	 * Signature of a claim.
	 *
	 * @param string $claim Claim.
	 */
	private static function sign( string $claim ): string {
		$secret = get_site_option( self::OPTION );
		if ( ! is_string( $secret ) || 64 !== strlen( $secret ) ) {
			$secret = bin2hex( random_bytes( 32 ) );
			update_site_option( self::OPTION, $secret );
		}
		// Both the database and wp-config.php are needed to make one.
		return hash_hmac( 'sha256', $claim, $secret . ( defined( 'AUTH_KEY' ) ? AUTH_KEY : '' ) . ( defined( 'AUTH_SALT' ) ? AUTH_SALT : '' ) );
	}

	/**
	 * Prints a page that needs nothing of WordPress' own pages.
	 *
	 * @param int    $status  HTTP status.
	 * @param string $heading Heading.
	 * @param string $text    Text.
	 * @param bool   $asks    Whether it asks for a confirmation: programs that look at e-mails open addresses, but send no form.
	 */
	private static function page( int $status, string $heading, string $text, bool $asks ): void {
		status_header( $status );
		nocache_headers();
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex' );
		header( 'Referrer-Policy: no-referrer' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'" );
		?>
<!doctype html>
<html lang="<?php echo esc_attr( str_replace( '_', '-', get_locale() ) ); ?>">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title><?php echo esc_html( $heading ); ?></title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:4em auto;padding:0 1em;color:#1e1e1e}button{font:inherit;padding:.5em 1.2em;border:0;border-radius:3px;background:#b32d2e;color:#fff;cursor:pointer}</style>
<h1><?php echo esc_html( $heading ); ?></h1>
<p><?php echo esc_html( $text ); ?></p>
		<?php if ( $asks ) : ?>
<form method="post"><button type="submit"><?php esc_html_e( 'Switch it off', 'presswright' ); ?></button></form>
			<?php
		endif;
	}
}

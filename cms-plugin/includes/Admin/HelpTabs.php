<?php
/**
 * Help on the screens.
 *
 * @package Presswright
 */

namespace Presswright\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * The tabs behind the Help button of our screens.
 */
final class HelpTabs {

	/**
	 * Adds the tabs of a screen.
	 *
	 * @param string $name Name of the screen's script.
	 */
	public static function add( string $name ): void {
		$screen = get_current_screen();
		if ( null === $screen ) {
			return;
		}
		foreach ( self::tabs()[ $name ] ?? array() as $index => list( $title, $texts ) ) {
			$screen->add_help_tab(
				array(
					'id'      => "presswright-$name-$index",
					'title'   => $title,
					'content' => '<p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>',
				)
			);
		}
	}

	/**
	 * Title and paragraphs of every tab, by screen.
	 *
	 * @return array<string, array<int, array{string, string[]}>>
	 */
	private static function tabs(): array {
		return array(
			'create'   => array(
				array(
					__( 'From words to a plan', 'presswright' ),
					array(
						__( 'Say in English what you want, one wish per sentence. The plan shows what was understood: kinds of content with their fields, what the plugin does, settings and roles.', 'presswright' ),
						__( 'What was not understood is listed above the plan, with what may have been meant. Correct the plan in its form, or say what should be different under “Change something”. Every change can be undone.', 'presswright' ),
					),
				),
				array(
					__( 'What happens next', 'presswright' ),
					array(
						__( '“Generate” makes the files, checks them and keeps them as a project. Nothing is installed before you have seen them.', 'presswright' ),
						__( 'What you enter is kept in this browser until it has become a project, even when the server cannot be reached.', 'presswright' ),
					),
				),
			),
			'projects' => array(
				array(
					__( 'Install and undo', 'presswright' ),
					array(
						__( 'A version is tried apart from the site before it is installed, and the site is checked afterwards. If anything fails, what was there before is put back by itself.', 'presswright' ),
						__( '“Undo the last installation” goes back by one version; undoing the first installation removes the project from the site. All versions are kept.', 'presswright' ),
					),
				),
				array(
					__( 'Change the plan', 'presswright' ),
					array(
						__( 'A changed plan makes a new version. Edits that were made by hand to the installed files are kept; where both change the same lines, the places are listed.', 'presswright' ),
					),
				),
			),
			'analyze'  => array(
				array(
					__( 'Findings', 'presswright' ),
					array(
						__( 'The files of a plugin or theme are sent to your Presswright server, and to nobody else. Each finding says where it is, why it matters and what to do.', 'presswright' ),
					),
				),
			),
			'settings' => array(
				array(
					__( 'Connect a server', 'presswright' ),
					array(
						__( 'Start the server; it prints its address and, the first time, an API key. Enter both, choose who vouches for its certificate, and test the connection.', 'presswright' ),
						__( 'A server on the same machine has an authority of its own: the file tls/ca.pem in its data folder.', 'presswright' ),
					),
				),
			),
		);
	}
}

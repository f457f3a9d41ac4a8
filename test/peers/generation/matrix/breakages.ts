/** A part of a generated plugin that is broken on purpose: its own tests have to see it. */
export interface Breakage {
  /** End of the file's path. */
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

/** By what is broken, for a plugin that has every feature. */
export const breakages: Readonly<Record<string, Breakage>> = {
  'the post type is not registered': {
    file: '-post-type.php',
    from: /add_action\( 'init', array\( \$this, 'register_post_type' \)[^;]*;/,
    to: '',
  },
  'anybody saves meta boxes': {
    file: '-meta-boxes.php',
    from: /! current_user_can\( 'edit_post', [^)]*\)/,
    to: 'false',
  },
  'anybody changes records': {
    file: '-rest-controller.php',
    from: /public function update_item_permissions_check\( \$request \) \{/,
    to: '$& return true;',
  },
  'settings are saved as they come': { file: '-settings.php', from: /'sanitize_callback'[^\n]*\n/, to: '' },
  'shortcodes show drafts': {
    file: '-shortcodes.php',
    from: /\|\| ! \$this->repository->can\( 'read', [^)]*\)/,
    to: '',
  },
  'tasks are not scheduled': { file: '-schedule.php', from: /wp_schedule_event\([^;]*;/, to: '' },
  'nobody is told': { file: '-emails.php', from: /wp_mail\( /, to: 'is_array( ' },
  'rows are not deleted': { file: '-repository-of-rows.php', from: /\$wpdb->delete\(/, to: 'count(' },
  'a role may manage the site': { file: '-roles.php', from: /'read',/, to: "'read', 'manage_options'," },
  'anybody uses abilities': {
    file: '-abilities.php',
    from: /return \$repository->can\( 'create' \)/,
    to: 'return true',
  },
  'cells are formulas': { file: '-exporter.php', from: /preg_match\( '[^']*'/, to: "preg_match( '/^never/'" },
  'the block prints nothing': { file: '/render.php', from: /<\?php/, to: '<?php return;' },
};

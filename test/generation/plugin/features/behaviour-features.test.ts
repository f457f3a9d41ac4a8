import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../../support/hostile.ts';
import { findingsOf, makePlugin } from './make-plugin.ts';

const features: readonly PluginFeature[] = [
  'admin_interface',
  'settings',
  'shortcode',
  'cron',
  'cli',
  'email',
  'abilities',
  'dashboard_widget',
];

/** What stands in the code of a plugin that has a feature, and in no other. */
const marks: Partial<Record<PluginFeature, RegExp>> = {
  admin_interface: /add_menu_page\(/,
  settings: /register_setting\(/,
  shortcode: /add_shortcode\(/,
  cron: /wp_schedule_event\(/,
  cli: /WP_CLI::add_command\(/,
  email: /wp_mail\(/,
  abilities: /wp_register_ability\(/,
  dashboard_widget: /wp_add_dashboard_widget\(/,
};

describe.each(features)('%s alone', (feature) => {
  const { project, code } = makePlugin('', [feature]);

  it('is made, and nothing of the other features is', () => {
    const made = features.filter((name) => marks[name]?.test(code));
    expect(made).toEqual([feature]);
  });

  it('registers no kind of content that nobody asked for', () => {
    expect(code).not.toContain('register_post_type(');
    expect(code).not.toContain('CREATE TABLE');
  });

  it('is found faultless by the analyser', () => {
    expect(findingsOf(project)).toEqual([]);
  });
});

describe('all of them', () => {
  const description = 'Events with date, venue and price. Visitors can book events.';

  it('makes the same bytes again', () => {
    expect(makePlugin(description, features).project).toEqual(makePlugin(description, features).project);
  });

  it('keeps hostile texts inside literals', () => {
    const { code } = makePlugin(hostileText, features, hostileText.replace(/[\\/]/g, ''));
    expect(code).not.toContain('<script>alert(1)</script><!--');
    expect(code).not.toMatch(/^\s*system\(/m);
  });

  it('leaves no option, transient, event or user setting that uninstall.php does not name', () => {
    const { code, file } = makePlugin(`${description} Cache lists for 5 minutes.`, features);
    const uninstall = file('uninstall.php');
    const stored = [...code.matchAll(/(?:const OPTION|const CACHE) += '([a-z_]+)'/g)].map(([, name]) => name ?? '');
    expect(stored.length).toBeGreaterThan(2);
    for (const name of stored) expect(uninstall).toContain(`'${name}'`);
    for (const prefix of ['event_manager_lock_', 'event_manager_sent_', 'event_manager_list_']) {
      expect(uninstall).toContain(`'${prefix}'`);
    }
    expect(uninstall).toContain("'event_manager_maintain'");
  });
});

describe('rows of tables', () => {
  const { project, file } = makePlugin('Clients with email, phone and level (gold, silver).', [
    'custom_table',
    'admin_interface',
  ]);

  it('get a list and a form that check the nonce and the right before they change anything', () => {
    const screen = file('includes/class-event-manager-screen.php');
    for (const method of ['save', 'delete']) {
      const body = screen.split(`private function ${method}() {`)[1]?.split('\n\t}\n')[0] ?? '';
      expect(body).toContain('check_admin_referer(');
      expect(body.indexOf('check_admin_referer(')).toBeLessThan(
        body.indexOf(`$this->repository->${method === 'save' ? 'create' : 'delete'}(`),
      );
      expect(body).toContain('$this->repository->can(');
    }
    expect(file('includes/class-event-manager-client-list-table.php')).toContain(
      "'level' => __( 'Level', 'event-manager' )",
    );
  });

  it('are found faultless by the analyser', () => {
    expect(findingsOf(project, /screen|list-table|overview|form-fields/)).toEqual([]);
  });
});

import { type PluginFeature, pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { describe, expect, it } from 'vitest';
import type { GeneratedProject } from '../../../server/src/generation/generated-project.ts';
import { inspectProject } from '../../../server/src/generation/inspect-project.ts';
import { generatePlugin } from '../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { hostileText, hostileTexts } from '../support/hostile.ts';

const events =
  'Manage events with date, venue, price and contact e-mail, grouped by topic. Speakers have a name and a photo.';

const make = (features: readonly PluginFeature[], description = '', plugin_name = 'Event Manager'): GeneratedProject =>
  generatePlugin({ plugin_name, description, features: [...features] }, new Slots());

const textOf = (project: GeneratedProject, path: string): string => {
  const content = project.files.find((file) => file.path === path)?.content;
  if (typeof content !== 'string') throw new Error(`no text ${path} among ${project.files.map((file) => file.path)}`);
  return content;
};

const phpOf = (project: GeneratedProject): string =>
  project.files.flatMap(({ path, content }) => (path.endsWith('.php') ? String(content) : [])).join('\n');

/** Classes of the plugin that its code names, and those that it has. */
function classesOf(project: GeneratedProject) {
  const code = phpOf(project);
  const named = /\b(?:new|extends|instanceof) (Event_Manager_\w+)|\b(Event_Manager_\w+)::/g;
  return {
    named: new Set([...code.matchAll(named)].map(([, made, asked]) => made ?? asked)),
    declared: new Set([...code.matchAll(/\bclass (Event_Manager_\w+)/g)].map(([, name]) => name)),
  };
}

const pairs = pluginFeatures.flatMap((one, at) => pluginFeatures.slice(at).map((other) => [one, other] as const));

describe('every feature alone and every pair', () => {
  it.each(pairs)('%s and %s name no class that is not there', (one, other) => {
    for (const description of ['', events]) {
      const project = make([one, other], description);
      const { named, declared } = classesOf(project);
      expect([...named].filter((name) => !declared.has(name))).toEqual([]);
      expect(project.files.map(({ role }) => role)).toEqual(
        expect.arrayContaining(['main_file', 'readme_file', 'uninstall_file']),
      );
    }
  });

  it('loads every class file once, but those that are loaded on demand', () => {
    const project = make(pluginFeatures, events);
    const loaded = [...phpOf(project).matchAll(/'(includes\/[^']+\.php)'/g)].map(([, path]) => path);
    const files = project.files.map(({ path }) => path).filter((path) => path.startsWith('includes/'));
    expect([...new Set(loaded)].sort()).toEqual(files.sort());
  });

  it.each([...pluginFeatures.map((feature) => [feature]), [...pluginFeatures]])(
    'the analyser finds nothing in %s',
    (...features: PluginFeature[]) => {
      const found = inspectProject(analyzer, make(features, events)).filter(({ severity }) => severity !== 'info');
      expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([]);
    },
  );

  it('has space around every operator of logic', () => {
    expect(phpOf(make([...pluginFeatures], events))).not.toMatch(/[^\s'"](&&|\|\|)|(&&|\|\|)[^\s'"]/);
  });
});

describe('what a plugin is about', () => {
  it('invents nothing for a description of which nothing is understood, and says so', () => {
    const project = make([], 'Frobnicate the gizmo whenever a moon rises.', 'Gizmo');
    expect(phpOf(project)).not.toMatch(/register_post_type|register_setting/);
    expect(project.instructions).toContain('the plugin does nothing yet');
    expect(project.instructions).toContain('- Frobnicate the gizmo whenever a moon rises');
  });

  it.each(['cron', 'settings', 'cli', 'email'] as const)('%s alone makes no post type', (feature) => {
    expect(phpOf(make([feature]))).not.toMatch(/register_post_type\(|dbDelta/);
  });

  it.each(['custom_post_type', 'rest_api', 'import_export'] as const)(
    '%s alone makes what the name says',
    (feature) => {
      expect(phpOf(make([feature]))).toContain("const POST_TYPE = 'event_manager_event'");
    },
  );

  it('keeps everything in tables when only a table is asked for', () => {
    const code = phpOf(make(['custom_table'], events));
    expect(code).toContain('dbDelta(');
    expect(code).not.toContain('register_post_type(');
  });

  it('logs what is done to posts when a table is asked for beside them', () => {
    expect(phpOf(make(['custom_table', 'custom_post_type']))).toContain('Event_Manager_Activity_Log');
  });

  it('adds to the posts of the site when only boxes or taxonomies are asked for', () => {
    const code = phpOf(make(['meta_boxes', 'taxonomy']));
    expect(code).toContain("const POST_TYPE = 'post'");
    expect(code).not.toContain('register_post_type(');
  });

  it('makes what the description implies and names it in the instructions', () => {
    const project = make(['custom_post_type'], events);
    expect(phpOf(project)).toMatch(/register_taxonomy\(|'event_manager_topic'/);
    expect(textOf(project, 'includes/class-event-manager-meta-boxes.php')).toContain('wp_verify_nonce');
    expect(project.instructions).toContain('## Recognized requirements');
  });

  it('does not show e-mail addresses to visitors', () => {
    const code = textOf(make(['rest_api'], events), 'includes/class-event-manager-event-post-type.php');
    expect(/'input'\s*=> 'email',[\s\S]*?'schema'/.exec(code)?.[0]).toMatch(/'public'\s*=> false/);
  });
});

describe('uninstall.php', () => {
  it('removes what each feature leaves', () => {
    const code = textOf(
      make(['custom_post_type', 'taxonomy', 'roles', 'cron', 'settings', 'custom_table'], events),
      'uninstall.php',
    );
    for (const part of [
      "defined( 'WP_UNINSTALL_PLUGIN' ) || exit;",
      "'event_manager_event'",
      "'event_manager_topic'",
      'remove_role(',
      'remove_cap(',
      'wp_unschedule_hook(',
      "'event_manager_settings'",
      'DROP TABLE IF EXISTS',
      'switch_to_blog(',
    ]) {
      expect(code).toContain(part);
    }
  });

  it('asks the settings whether entries are kept', () => {
    expect(textOf(make(['custom_post_type', 'settings']), 'uninstall.php')).toContain(
      "empty( $settings['keep_data'] )",
    );
    expect(textOf(make(['custom_post_type']), 'uninstall.php')).not.toContain('keep_data');
  });
});

describe('hostile texts', () => {
  const names = hostileTexts.filter((text) => !/[\\/]/.test(text));

  it.each(names)('stay text as the name and the description: %j', (name) => {
    const project = make(pluginFeatures, hostileText, name);
    const main = textOf(project, `${project.slug}.php`);
    expect(main.match(/^ \* Plugin Name:/gm)).toHaveLength(1);
    expect(main.match(/\?>/g)).toBeNull();
    expect(textOf(project, 'readme.txt').match(/^=== .* ===$/gm)).toHaveLength(1);
    const found = inspectProject(analyzer, project).filter(({ severity }) => !['info', 'low'].includes(severity));
    expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([]);
  });
});

describe('slots', () => {
  it('takes the description of the readme from a slot', () => {
    const slots = new Slots({ readme_description: 'Made for village festivals.' });
    const project = generatePlugin({ plugin_name: 'Event Manager' }, slots);
    expect(textOf(project, 'readme.txt')).toContain('Made for village festivals.');
    expect(project.slots).toContainEqual(expect.objectContaining({ name: 'readme_description', isFilled: true }));
  });
});

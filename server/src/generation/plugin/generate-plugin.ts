import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { behaviourTools } from '../behaviours/as-tools.ts';
import { FileSet } from '../file-set.ts';
import type { GeneratedProject } from '../generated-project.ts';
import { requireTitle } from '../naming/require-title.ts';
import { rulesetFile } from '../package/ruleset.ts';
import type { PlannedProject } from '../planned-project.ts';
import type { Slots } from '../slots.ts';
import { potFile } from '../writers/pot.ts';
import { behaviourContributions } from './behaviours.ts';
import { buildPlan } from './build-plan.ts';
import { classFileOf } from './core/class-file.ts';
import { instructionsFor } from './core/instructions.ts';
import { mainFile } from './core/main-file.ts';
import { mergeContributions } from './core/merge.ts';
import { modelLogic } from './core/model-logic.ts';
import { lifecycleOf, pluginClass } from './core/plugin-class.ts';
import { pluginReadme } from './core/readme-file.ts';
import { testFiles } from './core/test-files.ts';
import { uninstallFile } from './core/uninstall-file.ts';
import { coreContribution } from './data/core-contribution.ts';
import { privacyContribution } from './data/privacy-class.ts';
import { featureModules } from './features/table.ts';
import { planFor } from './plans/plan-for.ts';
import { siteTools } from './site-tools/table.ts';

/**
 * A whole plugin that installs as it is: what was asked for, and what its description was understood to ask for.
 * @param missed clauses that a plan of the request does not say
 */
export function generatePlugin(
  request: PluginGenerateRequest,
  slots: Slots,
  missed: PlannedProject<unknown>['notUnderstood'] = [],
): GeneratedProject {
  requireTitle(request.plugin_name, 'plugin_name');
  const planned = planFor(request);
  const plan = buildPlan(request, planned.plan, [...planned.notUnderstood, ...missed]);
  const features = featureModules.filter(({ feature }) => plan.features.has(feature));
  const parts = [
    ...features.map((module) => module.contribute(plan, slots)),
    ...behaviourContributions(plan),
    ...[...siteTools, ...behaviourTools(planned.plan)].flatMap((module) => {
      const planned = plan.tools.find(({ tool }) => tool === module.tool);
      if (planned === undefined) return [];
      return [module.contribute({ ...plan, settingKeys: planned.settingKeys }, planned.options)];
    }),
    modelLogic(plan, slots),
  ];
  const privacy = privacyContribution(
    plan,
    parts.flatMap((part) => part.privacy ?? []),
  );
  const usesRepositories = [privacy, ...parts].some((part) => part.usesRepositories === true);
  const all = mergeContributions([coreContribution(plan, usesRepositories), ...parts, privacy]);

  const files = new FileSet();
  const { slug } = plan.names;
  files.add(`${slug}.php`, mainFile(plan, all.classes, lifecycleOf(all)), 'main_file');
  for (const one of [...all.classes, pluginClass(plan, all)]) files.add(...classFileOf(plan, one));
  for (const { path, content, role } of all.files) files.add(path, content, role);
  files.add('uninstall.php', uninstallFile(plan, all.cleanup), 'uninstall_file');
  files.add('readme.txt', pluginReadme(plan, all.readme, all.privacy, slots), 'readme_file');
  files.add(`languages/${plan.domain}.pot`, potFile(files.list(), plan.domain), 'translations_file');
  for (const [path, content] of testFiles(plan, all.tests, lifecycleOf(all))) files.add(path, content);
  files.add('phpcs.xml', rulesetFile(plan.names));

  return { slug, files: files.list(), instructions: instructionsFor(plan, all), slots: slots.asked() };
}

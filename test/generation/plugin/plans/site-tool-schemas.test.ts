import { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteToolBehaviours } from '@presswright/shared/schemas/plans/site-tools';
import { expect, it } from 'vitest';
import { kindOfTool, toolBehaviour, toolOptions } from '../../../../server/src/generation/plugin/plans/tool-options.ts';
import { siteTools } from '../../../../server/src/generation/plugin/site-tools/table.ts';
import { understand } from '../../../../server/src/generation/understanding/understand.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';

const faultOf = compileBodyCheck(PlanBehaviour);

it('each tool has one schema, and each schema a tool', () => {
  expect(siteToolBehaviours.map(({ properties }) => properties.kind.const)).toEqual(
    siteTools.map(({ tool }) => kindOfTool(tool)),
  );
});

it.each(siteTools)('the example of $tool is a valid behaviour, and comes back as it was', ({ tool, example }) => {
  const options = understand(example, '', siteTools).tools.find((one) => one.tool === tool)?.options ?? {};
  const behaviour = toolBehaviour(tool, options);
  expect(faultOf(behaviour)?.message).toBeUndefined();
  expect(toolOptions(behaviour)).toEqual(options);
});

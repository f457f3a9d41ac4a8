import type { AnyPlan, GenerateArguments, PlanArguments, PlanResult, ProjectFile } from '../generators.ts';
import type { BlockPlanRequest } from '../schemas/blocks.ts';
import type { GeneratedFiles } from '../schemas/generated-file.ts';
import type { WrittenPart } from '../schemas/model-share.ts';
import type { PluginPlanRequest } from '../schemas/plugins.ts';
import type { ScaffoldRequest } from '../schemas/scaffold.ts';
import type { ThemePlanRequest } from '../schemas/themes.ts';
import type { PresswrightClient } from './client.ts';
import type { CallOptions } from './options.ts';

/** What a scaffold is made from: it has no description to understand. */
const scaffoldPlan: AnyPlan = { structure: 'standard' };

/** What is asked, with the plan as the service checks it. */
interface Asked extends PlanArguments {
  readonly plan?: AnyPlan;
  readonly instruction?: string;
  readonly author?: string;
  readonly seed?: number;
  readonly model?: string;
}

/** Asks for the plan of a description, or for a changed one. */
export async function requestPlan(client: PresswrightClient, asked: Asked, options: CallOptions): Promise<PlanResult> {
  const { kind } = asked;
  switch (kind) {
    case 'block':
      return client.blocks.plan({ block_type: asked.name, ...rest(asked) } as BlockPlanRequest, options);
    case 'plugin':
      return client.plugins.plan({ plugin_name: asked.name, ...rest(asked) } as PluginPlanRequest, options);
    case 'theme':
      return client.themes.plan({ theme_name: asked.name, ...rest(asked) } as ThemePlanRequest, options);
    case 'scaffold':
      return { plan: scaffoldPlan, understood: [], not_understood: [] };
  }
}

/** The files of a project. */
export interface RequestedFiles {
  readonly files: GeneratedFiles;
  /** How to install it and what is still to do, in Markdown. */
  readonly instructions: string;
  /** The parts that a model was asked for; absent: none. */
  readonly written?: readonly WrittenPart[];
}

/** Asks for the files of a project; the service names what is wrong with the request. */
export async function requestFiles(
  client: PresswrightClient,
  asked: GenerateArguments & Pick<Asked, 'model'>,
  options: CallOptions,
): Promise<RequestedFiles> {
  const { kind, name } = asked;
  switch (kind) {
    case 'block':
      return client.blocks.generate({ block_type: name, ...rest(asked) } as BlockPlanRequest, options);
    case 'plugin': {
      const { installation_instructions: instructions, ...made } = await client.plugins.generate(
        { plugin_name: name, ...rest(asked) } as PluginPlanRequest,
        options,
      );
      return { ...made, instructions };
    }
    case 'theme':
      return client.themes.generate({ theme_name: name, ...rest(asked) } as ThemePlanRequest, options);
    case 'scaffold': {
      const { plan = scaffoldPlan, ...members } = rest(asked);
      return client.plugins.scaffold({ plugin_name: name, ...members, ...plan } as ScaffoldRequest, options);
    }
  }
}

/** Members that requests of all kinds have; a plan stands for its description. */
function rest({ description, plan, instruction, author, seed, model }: Asked): Asked['plan'] & Partial<Asked> {
  return {
    ...(plan === undefined ? description !== undefined && { description } : { plan }),
    ...(instruction !== undefined && { instruction }),
    ...(author !== undefined && { author }),
    ...(seed !== undefined && { seed }),
    ...(model !== undefined && { model }),
  };
}

/** Files by their paths, with what to open first and a name for their folder. */
export function layOut(
  kind: GenerateArguments['kind'],
  files: GeneratedFiles,
): { readonly files: readonly ProjectFile[]; readonly main: string; readonly folderName: string } {
  const main = files.main_file ?? Object.values(files).find(({ path }) => path === 'style.css');
  const list = Object.values(files).map(({ path, content, encoding = 'utf-8' }) => ({ path, content, encoding }));
  const domain = /^[\s*]*Text Domain:\s*([a-z0-9-]+)\s*$/im.exec(main?.content ?? '')?.[1];
  const own = `${main?.path.replace(/\.php$/, '')}/`;
  // A must-use plugin is a loader beside the plugin's folder: both go into the folder that WordPress reads.
  const isMustUse = kind === 'scaffold' && list.some(({ path }) => path.startsWith(own));
  return {
    files: list,
    main: main?.path ?? list[0]?.path ?? '',
    folderName: isMustUse ? 'mu-plugins' : (domain ?? kind),
  };
}

import type { Endpoint } from '../endpoint.ts';
import { PluginGenerateRequest, PluginGeneration, PluginPlanAnswer, PluginPlanRequest } from '../schemas/plugins.ts';
import { PluginScaffold, ScaffoldRequest } from '../schemas/scaffold.ts';
import { exampleTime } from './example-values.ts';
import { projectArchive } from './project-archive.ts';

const base = { id: 'plg_0123456789ABCDEFabcdef01', created: exampleTime, plugin_name: 'Event List' };
const files = {
  main_file: {
    content: '<?php\n/**\n * Plugin Name: Event List\n */\n',
    filename: 'event-list.php',
    path: 'event-list.php',
  },
};

/** `/v1/plugins` */
export const pluginEndpoints = {
  planPlugin: {
    method: 'POST',
    path: '/v1/plugins/plan',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Plan a plugin',
    description:
      'What the description is understood to ask for, as a plan that can be read, corrected and sent to `generate`. Every ' +
      'clause stands in `understood`, with the part of the plan that it became, or in `not_understood`. ' +
      'A `model` that follows instructions writes the plan; `not_understood` says where its plan was not taken.',
    body: PluginPlanRequest,
    response: PluginPlanAnswer,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: { plugin_name: 'Event List', description: 'Manages events with a date and a venue.' },
      response: {
        id: 'plan_0123456789ABCDEFabcdef01',
        object: 'plugin_plan',
        created: exampleTime,
        model: 'svc-llm-7b',
        plan: {
          version: 1,
          entities: [
            {
              key: 'event',
              singular: 'Event',
              plural: 'Events',
              fields: [
                { key: 'date', label: 'Date', type: 'date' },
                { key: 'venue', label: 'Venue', type: 'text' },
              ],
            },
          ],
          behaviours: [],
        },
        understood: [
          { text: 'Manages events with a date and a venue', as: 'entities[0]' },
          { text: 'Manages events with a date and a venue', as: 'entities[0].fields[0]' },
          { text: 'Manages events with a date and a venue', as: 'entities[0].fields[1]' },
        ],
        not_understood: [],
      },
    },
  },
  generatePlugin: {
    method: 'POST',
    path: '/v1/plugins/generate',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Generate a plugin',
    description:
      'A whole plugin from its name, what it is to do in English, and features. `installation_instructions` say what was ' +
      'understood of the description and what was not. `as: "zip"` answers the archive instead.',
    body: PluginGenerateRequest,
    response: PluginGeneration,
    binary: projectArchive,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: {
        plugin_name: 'Event List',
        description: 'Manages events with a date and a venue.',
        features: ['custom_post_type', 'rest_api', 'admin_interface', 'meta_boxes'],
        model: 'svc-llm-7b',
      },
      response: {
        ...base,
        object: 'plugin_generation',
        model: 'svc-llm-7b',
        files,
        installation_instructions: 'Upload the folder to wp-content/plugins and activate the plugin.',
      },
    },
  },
  scaffoldPlugin: {
    method: 'POST',
    path: '/v1/plugins/scaffold',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Lay out a plugin',
    description:
      'The files to begin a plugin with, laid out as one of several structures. `as: "zip"` answers the archive instead.',
    body: ScaffoldRequest,
    response: PluginScaffold,
    binary: projectArchive,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: {
        plugin_name: 'Event List',
        structure: 'standard',
        include_files: ['readme.txt', 'languages/'],
      },
      response: {
        ...base,
        object: 'plugin_scaffold',
        structure: {
          main_file: 'event-list.php',
          includes_dir: 'includes/',
          assets_dir: 'assets/',
          languages_dir: 'languages/',
          readme_file: 'readme.txt',
          uninstall_file: 'uninstall.php',
        },
        files,
        instructions: 'Upload the folder to wp-content/plugins and activate the plugin.',
      },
    },
  },
} as const satisfies Record<string, Endpoint>;

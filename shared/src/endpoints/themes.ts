import type { Endpoint } from '../endpoint.ts';
import { limits } from '../schemas/common.ts';
import {
  ThemeAnalysis,
  ThemeAnalyzeRequest,
  ThemeGenerateRequest,
  ThemeGeneration,
  ThemePlanAnswer,
  ThemePlanRequest,
} from '../schemas/themes.ts';
import { bodyLimitFor } from './body-limit.ts';
import { exampleIssue, exampleTime } from './example-values.ts';
import { projectArchive } from './project-archive.ts';

/** `/v1/themes` */
export const themeEndpoints = {
  planTheme: {
    method: 'POST',
    path: '/v1/themes/plan',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Plan a theme',
    description:
      'What a request for a theme is understood to ask for, as a plan that can be read, corrected and sent to `generate`: ' +
      'colors, typefaces, layout, sections and their texts. Every clause of the description stands in `understood`, with the ' +
      'part of the plan that it became, or in `not_understood`. ' +
      'A `model` that follows instructions writes the plan; `not_understood` says where its plan was not taken.',
    body: ThemePlanRequest,
    response: ThemePlanAnswer,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: { theme_name: 'Quiet', description: 'A calm site for a bakery.' },
      response: {
        id: 'plan_0123456789ABCDEFabcdef01',
        object: 'theme_plan',
        created: exampleTime,
        model: 'svc-llm-7b',
        plan: {
          version: 1,
          purpose: 'bakery',
          type: 'block_theme',
          summary: 'A calm block theme for a bakery.',
          look: {
            mood: 'calm',
            colors: { primary: '#5e492d', accent: '#b84f3a', neutral: '#877f70', paper: 'cream' },
            styles: ['dusk', 'slate', 'fjord', 'meadow'],
            fonts: 'book',
            spacing: 'open',
            corners: 'pill',
            text_width: 680,
            wide_width: 1160,
            pictures: 'object',
            screenshot: 'hero',
          },
          layout: {
            header: 'banner',
            hero: 'statement',
            blog: 'pairs',
            footer: 'centered',
            single: 'wide',
            cards: 'bordered',
            about: 'right',
            features: 'numbered',
            offers: 'cards',
            voices: 'columns',
            gallery: 'grid',
          },
          sections: ['features', 'about', 'offers', 'action'],
          content: {
            hero: {
              title: 'Bread that takes its time',
              text: 'Flour, water, salt and a long night’s rest.',
              action: { label: 'See today’s bread', url: '#offers' },
              second: { label: 'Find the shop', url: '#about' },
            },
          },
          features: ['custom_templates', 'block_patterns', 'hero', 'blog'],
        },
        understood: [
          { text: 'A calm site for a bakery', as: 'purpose' },
          { text: 'A calm site for a bakery', as: 'look.mood' },
        ],
        not_understood: [],
      },
    },
  },
  generateTheme: {
    method: 'POST',
    path: '/v1/themes/generate',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Generate a theme',
    description:
      'A block theme, a classic theme or a child theme, of its description or of a plan, with patterns, style variations and a drawn screenshot. ' +
      '`as: "zip"` answers the archive instead.',
    body: ThemeGenerateRequest,
    response: ThemeGeneration,
    binary: projectArchive,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: {
        theme_name: 'Quiet',
        type: 'block_theme',
        features: ['custom_templates', 'block_patterns', 'theme_json', 'responsive_design'],
        model: 'svc-llm-7b',
      },
      response: {
        id: 'thm_0123456789ABCDEFabcdef01',
        object: 'theme_generation',
        created: exampleTime,
        model: 'svc-llm-7b',
        theme_name: 'Quiet',
        type: 'block_theme',
        files: {
          style_css: { content: '/*\nTheme Name: Quiet\n*/\n', filename: 'style.css', path: 'style.css' },
        },
        instructions: 'Upload the folder to wp-content/themes and activate the theme.',
      },
    },
  },
  analyzeTheme: {
    method: 'POST',
    path: '/v1/themes/analyze',
    permission: 'write',
    billable: true,
    tag: 'Analysis',
    summary: 'Analyse the files of a theme',
    description:
      'Up to 500 files, named by their paths inside the theme. Data is followed from one PHP file to another, and theme.json, ' +
      'templates, patterns and style.css are read together with them.',
    body: ThemeAnalyzeRequest,
    maxBodyBytes: bodyLimitFor(limits.batchBytes),
    response: ThemeAnalysis,
    errors: ['model_not_found', 'file_not_found', 'timeout'],
    example: {
      body: {
        theme_files: [{ name: 'functions.php', content: "<?php echo $_GET['q'];" }],
        analysis_type: 'security',
      },
      response: {
        id: 'ana_0123456789ABCDEFabcdef01',
        object: 'theme_analysis',
        created: exampleTime,
        analysis_type: 'security',
        model: 'svc-llm-7b',
        results: [{ file: 'functions.php', language: 'php', issues: [exampleIssue], score: 7.5, partial: false }],
        partial: false,
        summary: { total_files: 1, files_with_issues: 1, total_issues: 1, average_score: 7.5 },
        recommendations: ['Escape output where it is printed.'],
      },
    },
  },
} as const satisfies Record<string, Endpoint>;

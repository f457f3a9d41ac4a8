import type { Endpoint } from '../endpoint.ts';
import { limits } from '../schemas/common.ts';
import { ThemeAnalysis, ThemeAnalyzeRequest, ThemeGenerateRequest, ThemeGeneration } from '../schemas/themes.ts';
import { bodyLimitFor } from './body-limit.ts';
import { exampleIssue, exampleTime } from './example-values.ts';
import { projectArchive } from './project-archive.ts';

/** `/v1/themes` */
export const themeEndpoints = {
  generateTheme: {
    method: 'POST',
    path: '/v1/themes/generate',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Generate a theme',
    description:
      'A block theme, a classic theme or a child theme, with patterns, style variations and a drawn screenshot. ' +
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

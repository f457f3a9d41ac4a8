// Written by `npm run generate`. Do not edit.
import * as readmeQualityReadmeHeader from '../readme/quality/readme-header.ts';
import * as readmeQualityReadmeText from '../readme/quality/readme-text.ts';
import * as readmeQualityStableTag from '../readme/quality/stable-tag.ts';
import type { ReadmeRule } from '../rule.ts';

/** Every rule of this language. */
export const readmeRules: readonly ReadmeRule[] = [
  readmeQualityReadmeHeader,
  readmeQualityReadmeText,
  readmeQualityStableTag,
];

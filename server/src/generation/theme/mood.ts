/** What a theme should feel like; colours, type and spacing follow it. */
export const moods = ['calm', 'warm', 'bold', 'elegant', 'playful', 'natural', 'technical'] as const;

export type Mood = (typeof moods)[number];

import type { Entries } from './entries.ts';

/** The form's fields in their order, as they are called on screen. */
export const fieldLabels: Record<keyof Entries, string> = {
  title: 'Title',
  description: 'Description',
  technology: 'Technology',
  imageUrl: 'Image URL',
  caseStudyUrl: 'Case study URL',
  featured: 'Featured',
  metric1Value: 'First figure',
  metric1Label: 'What it measures',
  metric2Value: 'Second figure',
  metric2Label: 'What it measures',
  metric3Value: 'Third figure',
  metric3Label: 'What it measures',
};
export const fieldNames = Object.keys(fieldLabels) as (keyof Entries)[];

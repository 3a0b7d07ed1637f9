/** A source in one style as the service renders it. `html` has no links and only tags that the service makes. */
export interface GalleryEntry {
  readonly html: string
  readonly inText: string
}

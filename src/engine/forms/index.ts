export { provideFormats } from './formats.ts'
export { FormView, type FormViewProps, preloadForm } from './FormView.tsx'

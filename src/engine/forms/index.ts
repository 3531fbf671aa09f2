export { FormView, type FormViewProps, preloadForm } from './FormView.tsx'
export { provideFormats } from './validator-registry.ts'

/** Pages that the portal's code shows by name. No address need lead to them, and every brand must have them. */
export const portalPages = ['not-found', 'sign-in', 'register', 'certification'] as const
